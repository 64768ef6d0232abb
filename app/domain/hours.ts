import { checked, type IsoDate, MS_PER_HOUR, partsOfDay } from './stay.ts'

/** A time of day on a 24-hour clock, '00:00' to '23:59', as structured data writes it. */
export type ClockTime = `${string}:${string}`

const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/**
 * The hour, 0 to 23, and the minute of a time.
 *
 * @throws {RangeError} when it is not a time of day.
 */
export function partsOfTime(time: ClockTime) {
  const [, hour, minute] = CLOCK_TIME.exec(time) ?? []
  if (!hour || !minute) throw new RangeError(`Not a time of day: '${time}'. Expected HH:MM.`)
  return { hour: Number(hour), minute: Number(minute) }
}

/** What a time field holds, without the seconds that some browsers and tools add; undefined when it is no time of day. */
export const readClockTime = (text: string): ClockTime | undefined =>
  /^(?:[01]\d|2[0-3]):[0-5]\d(?=$|:)/.exec(text)?.[0] as ClockTime | undefined

/** Sunday is 0, as in JavaScript's Date. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Opening hours on some days of the week. A closing time that is not after `opens` is on the next day. */
export type OpeningPeriod = {
  readonly days: readonly Weekday[]
  readonly opens: ClockTime
  readonly closes: ClockTime
}

/**
 * Refuses hours that make no sense.
 *
 * @param file - where they are written
 * @throws {Error} that names the file, the hours' id and what is wrong.
 */
export function checkHours(
  file: string,
  hours: Readonly<Record<string, readonly OpeningPeriod[]>>,
): void {
  for (const [id, periods] of Object.entries(hours)) {
    const [fault] = periods.length > 0 ? periods.flatMap(faultsOf) : ['no hours']
    if (fault) throw new Error(`${file}, ${id}: ${fault}.`)
  }
}

const faultsOf = ({ days, opens, closes }: OpeningPeriod) => [
  ...[opens, closes]
    .filter((time) => !CLOCK_TIME.test(time))
    .map((time) => `'${time}' is not a time of day; write it as '17:30'`),
  ...days
    .filter((day) => ![0, 1, 2, 3, 4, 5, 6].includes(day))
    .map((day) => `${day} is not a day of the week, 0 to 6`),
  ...(days.length === 0 ? ['no day of the week; write [0] for Sundays'] : []),
]

const MINUTES_PER_DAY = 24 * 60
const MINUTES_PER_WEEK = 7 * MINUTES_PER_DAY
const MS_PER_MINUTE = 60_000

/** The days on which no period opens. */
export const closedDays = (periods: readonly OpeningPeriod[]): Weekday[] =>
  ([0, 1, 2, 3, 4, 5, 6] as const).filter((day) => !periods.some(({ days }) => days.includes(day)))

/** Open now and until when, or closed: when it opens later today, or whether it opens at all today. */
export type OpenState =
  | { readonly isOpen: true; readonly closes: ClockTime }
  | {
      readonly isOpen: false
      readonly opensToday: ClockTime | undefined
      readonly isClosedToday: boolean
    }

/** The state at a moment, by a clock that is `utcOffset` hours ahead of UTC. The caller brings the moment. */
export function openState(
  periods: readonly OpeningPeriod[],
  now: Date,
  utcOffset: number,
): OpenState {
  const minute = minuteOfWeek(now, utcOffset)
  const day = Math.floor(minute / MINUTES_PER_DAY)
  const current = periods.find((period) => isOpenAt(period, minute))
  if (current) return { isOpen: true, closes: current.closes }
  const today = periods
    .filter(({ days }) => days.includes(day as Weekday))
    .map(({ opens }) => opens)
  const later = today.filter((opens) => day * MINUTES_PER_DAY + minutesOf(opens) > minute).sort()
  return { isOpen: false, opensToday: later[0], isClosedToday: today.length === 0 }
}

/** Whether it is open at a time of a day, as when a table is asked for. */
export const isOpenOn = (
  periods: readonly OpeningPeriod[],
  day: IsoDate,
  time: ClockTime,
): boolean =>
  periods.some((period) =>
    isOpenAt(period, partsOfDay(day).weekday * MINUTES_PER_DAY + minutesOf(time)),
  )

const TABLE_MS = 120 * MS_PER_MINUTE

/**
 * The two hours that a table is kept, from a day and a time at the hotel, `utcOffset` hours ahead of UTC.
 *
 * @throws {RangeError} when the day or the time is not real.
 */
export function tableSpan(day: IsoDate, time: ClockTime, utcOffset: number) {
  const midnight = Date.parse(`${checked(day)}T00:00:00Z`) - utcOffset * MS_PER_HOUR
  const starts = midnight + minutesOf(time) * MS_PER_MINUTE
  return { starts: new Date(starts), ends: new Date(starts + TABLE_MS) }
}

function isOpenAt({ days, opens, closes }: OpeningPeriod, minute: number) {
  const length = (minutesOf(closes) - minutesOf(opens) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return days.some((day) => {
    const start = day * MINUTES_PER_DAY + minutesOf(opens)
    const since = (minute - start + MINUTES_PER_WEEK) % MINUTES_PER_WEEK
    return since < (length || MINUTES_PER_DAY)
  })
}

/** Minutes since the week began at the hotel, on Sunday at midnight. */
function minuteOfWeek(now: Date, utcOffset: number) {
  const minutes = Math.floor((now.valueOf() + utcOffset * MS_PER_HOUR) / MS_PER_MINUTE)
  const THURSDAY = 4 // the first day of JavaScript's clock
  return (minutes + THURSDAY * MINUTES_PER_DAY) % MINUTES_PER_WEEK
}

const minutesOf = (time: ClockTime) => {
  const { hour, minute } = partsOfTime(time)
  return hour * 60 + minute
}
