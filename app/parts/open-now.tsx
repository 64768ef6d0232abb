import { useNow } from '#app/browser/use-now.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { type OpeningPeriod, type OpenState, openState } from '#app/domain/hours.ts'
import { openNow } from '#words/opening-hours.ts'
import * as styles from './open-now.module.css'

/** Whether it is open now, by the hotel's clock. The line's space is reserved until the time is known. */
export function OpenNow({ hours }: { hours: readonly OpeningPeriod[] }) {
  const now = useNow()
  const state = now && openState(hours, now, hotelClock)
  return (
    <p className={styles.line} data-open={state?.isOpen}>
      {state && textOf(state, hours)}
    </p>
  )
}

function textOf(state: OpenState, hours: readonly OpeningPeriod[]) {
  const { always, until, opensAt, closedNow, closedToday } = openNow
  if (state.isOpen) {
    const neverCloses = hours.some(
      (period) => period.days.length === 7 && period.opens === period.closes,
    )
    return neverCloses ? always : until(state.closes)
  }
  if (state.opensToday) return opensAt(state.opensToday)
  return state.hasHoursToday ? closedNow : closedToday
}
