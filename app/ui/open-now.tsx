import type { ClockTime } from '#app/domain/clock.ts'
import { type OpeningPeriod, openState } from '#app/domain/hours.ts'
import styles from './open-now.module.css'
import { useNow } from './use-now.ts'

export type OpenNowWords = {
  readonly always: string
  readonly until: (closes: ClockTime) => string
  readonly opensAt: (opens: ClockTime) => string
  readonly closedNow: string
  readonly closedToday: string
}

/** Whether something is open now, in Sylhet's time. The line's space is reserved until the time is known. */
export function OpenNow({
  hours,
  words,
}: {
  hours: readonly OpeningPeriod[]
  words: OpenNowWords
}) {
  const now = useNow()
  const state = now && openState(hours, now)
  return (
    <p className={styles.line} data-open={state?.isOpen}>
      {state && textOf(state, hours, words)}
    </p>
  )
}

function textOf(
  state: ReturnType<typeof openState>,
  hours: readonly OpeningPeriod[],
  words: OpenNowWords,
) {
  if (!state.isOpen)
    return state.opensToday
      ? words.opensAt(state.opensToday)
      : state.isClosedToday
        ? words.closedToday
        : words.closedNow
  const neverCloses = hours.some(({ days, opens, closes }) => days.length === 7 && opens === closes)
  return neverCloses ? words.always : words.until(state.closes)
}
