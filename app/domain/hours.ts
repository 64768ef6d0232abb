import { type Clock, instantOf, MS_PER_DAY, MS_PER_MINUTE } from './clock.ts'
import { addDays, type IsoDate, isIsoDate, realDay, today } from './day.ts'

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
  if (!hour || !minute) throw new RangeError(`Not a time of day: '${time}'.`)
  return { hour: Number(hour), minute: Number(minute) }
}

/** Reads a time field. Some browsers and tools add seconds, which are cut off. Undefined if it holds no time of day. */
export function readClockTime(text: string): ClockTime | undefined {
  const [, time = ''] = /^(.{5})(?:$|:)/.exec(text) ?? []
  return CLOCK_TIME.test(time) ? (time as ClockTime) : undefined
}

/** Sunday is 0, as in JavaScript's Date. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Opening hours on some weekdays. A closing time at or before `opens` is on the next day. */
export type OpeningPeriod = {
  readonly days: readonly Weekday[]
  readonly opens: ClockTime
  readonly closes: ClockTime
  /** Single days on which it does not open. */
  readonly closedOn?: readonly IsoDate[]
}

/**
 * Refuses impossible hours.
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

const faultsOf = ({ days, opens, closes, closedOn = [] }: OpeningPeriod) => [
  ...[opens, closes]
    .filter((time) => !CLOCK_TIME.test(time))
    .map((time) => `'${time}' is not a time of day; write it as '17:30'`),
  ...days
    .filter((day) => ![0, 1, 2, 3, 4, 5, 6].includes(day))
    .map((day) => `${day} is not a day of the week, 0 to 6`),
  ...closedOn
    .filter((day) => !isIsoDate(day))
    .map((day) => `'${day}' is not a day; write it as '2027-03-20'`),
  ...(days.length === 0 ? ['no day of the week; write [0] for Sundays'] : []),
]

/** The weekdays without hours, from Sunday on. */
export const closedWeekdays = (periods: readonly OpeningPeriod[]): Weekday[] =>
  ([0, 1, 2, 3, 4, 5, 6] as const).filter((day) => !periods.some(({ days }) => days.includes(day)))

/**
 * Groups weekdays into runs, which may pass from Saturday to Sunday: [0, 2, 5, 6] gives [[2], [5, 6, 0]]. All seven are
 * one run from Sunday.
 */
export function dayRuns(days: readonly Weekday[]): Weekday[][] {
  const next = (day: Weekday) => ((day + 1) % 7) as Weekday
  const starts = days.filter((day) => !days.some((before) => next(before) === day))
  return (starts.length > 0 ? starts : ([0] as const)).map((start: Weekday) => {
    const run = [start]
    for (let day = next(start); days.includes(day) && day !== start; day = next(day)) run.push(day)
    return run
  })
}

/** Open, and until when; or closed, with the time at which it opens later today, and whether it opens today at all. */
export type OpenState =
  | { readonly isOpen: true; readonly closes: ClockTime }
  | {
      readonly isOpen: false
      readonly opensToday: ClockTime | undefined
      readonly hasHoursToday: boolean
    }

/** Whether it is open at an instant. The hours of the day before count too: they may end after midnight. */
export function openState(periods: readonly OpeningPeriod[], now: Date, clock: Clock): OpenState {
  const midnight = Date.parse(today(now, clock))
  const on = (day: number) =>
    periods
      .filter(
        ({ days, closedOn }) =>
          days.includes(new Date(day).getUTCDay() as Weekday) &&
          !closedOn?.some((closed) => Date.parse(closed) === day),
      )
      .map(({ opens, closes }) => ({
        opens,
        closes,
        from: timeOn(day, opens, clock),
        to: timeOn(closes > opens ? day : day + MS_PER_DAY, closes, clock),
      }))
  const ofToday = on(midnight)
  const current = [...on(midnight - MS_PER_DAY), ...ofToday].find(
    ({ from, to }) => from <= now && now < to,
  )
  if (current) return { isOpen: true, closes: current.closes }
  const later = ofToday.filter(({ from }) => from > now)
  const [opensToday] = later.map(({ opens }) => opens).sort()
  return { isOpen: false, opensToday, hasHoursToday: ofToday.length > 0 }
}

/** Whether it is open at a day and a time of the hotel's clock. */
export const isOpenOn = (
  periods: readonly OpeningPeriod[],
  day: IsoDate,
  time: ClockTime,
): boolean => openState(periods, instantAt(day, time, UTC), UTC).isOpen

/** The closing time, if it is within an hour of a given time. */
export function closingSoon(
  periods: readonly OpeningPeriod[],
  day: IsoDate,
  time: ClockTime,
): ClockTime | undefined {
  const starts = instantAt(day, time, UTC)
  const [now, later] = [0, MS_PER_HOUR].map((ms) =>
    openState(periods, new Date(starts.valueOf() + ms), UTC),
  )
  return now?.isOpen && !later?.isOpen ? now.closes : undefined
}

/** For questions about a day and a time of the hotel: both are read as UTC. */
const UTC: Clock = () => 0

const MS_PER_HOUR = 60 * MS_PER_MINUTE
const TABLE_MS = 2 * MS_PER_HOUR

/**
 * How long a table is kept: two hours from a day and a time, or until closing time.
 *
 * @throws {RangeError} when the day or the time is not real.
 */
export function tableSpan(
  day: IsoDate,
  time: ClockTime,
  clock: Clock,
  periods: readonly OpeningPeriod[] = [],
) {
  const starts = instantAt(day, time, clock)
  const state = openState(periods, starts, clock)
  const ends = new Date(starts.valueOf() + TABLE_MS)
  if (!state.isOpen) return { starts, ends }
  const closes = instantAt(state.closes > time ? day : addDays(day, 1), state.closes, clock)
  return { starts, ends: closes < ends ? closes : ends }
}

/**
 * The instant until which a stay can be cancelled: a number of hours before its first one. Elapsed hours count, so a
 * clock change in between makes no difference.
 *
 * @throws {RangeError} when the day or the time is not real.
 */
export const cancelBy = (day: IsoDate, time: ClockTime, hours: number, clock: Clock): Date =>
  new Date(instantAt(day, time, clock).valueOf() - hours * MS_PER_HOUR)

/**
 * The instant of a day and a time by a clock.
 *
 * @throws {RangeError} when the day or the time is not real.
 */
export const instantAt = (day: IsoDate, time: ClockTime, clock: Clock): Date =>
  timeOn(Date.parse(realDay(day)), time, clock)

/** The same, for a day given as its midnight in UTC. */
function timeOn(midnight: number, time: ClockTime, clock: Clock) {
  const { hour, minute } = partsOfTime(time)
  return instantOf(new Date(midnight + (hour * 60 + minute) * MS_PER_MINUTE), clock)
}
