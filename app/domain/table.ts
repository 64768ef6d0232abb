import type { ClockTime } from './clock.ts'
import type { IsoDate } from './stay.ts'

const SYLHET = '+06:00'
const TABLE_MS = 2 * 3_600_000

/**
 * The two hours that a table is kept, from a day and a time in Sylhet.
 *
 * @throws {RangeError} when the day or the time is not real.
 */
export function tableSpan(day: IsoDate, time: ClockTime) {
  const starts = new Date(`${day}T${time}:00${SYLHET}`)
  if (Number.isNaN(starts.valueOf())) throw new RangeError(`No such time: '${day} ${time}'.`)
  return { starts, ends: new Date(starts.valueOf() + TABLE_MS) }
}
