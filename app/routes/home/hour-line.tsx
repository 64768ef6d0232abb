import { useNow } from '#app/browser/use-now.ts'
import { openings } from '#app/content/hour.ts'
import { wallClock } from '#app/domain/clock.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { type ClockTime, openState } from '#app/domain/hours.ts'
import { hourWords } from '#words/hour.ts'

/** The time at the hotel, and the first place that is open then. */
export function HourLine() {
  const now = useNow()
  if (!now) return null
  const time = wallClock(now, hotelClock).toISOString().slice(11, 16) as ClockTime
  const [open] = openings.flatMap(({ id, hours }) => {
    const state = openState(hours, now, hotelClock)
    return state.isOpen ? [hourWords[id](state.closes)] : []
  })
  return (
    <>
      <span>{hourWords.now(time)}</span> <span>{open}</span>
    </>
  )
}
