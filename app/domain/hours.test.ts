import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ClockTime,
  checkHours,
  closedWeekdays,
  closingSoon,
  dayRuns,
  isOpenOn,
  type OpeningPeriod,
  openState,
  partsOfTime,
  readClockTime,
  tableSpan,
} from './hours.ts'

test.each(['', '7 PM', '24:00', '7:00', '07:60', '18:05:59'])(
  "'%s' is refused as no time of day",
  (time) => {
    expect(() => partsOfTime(time as ClockTime)).toThrow(`Not a time of day: '${time}'`)
  },
)

test('a time field gives a time of day or nothing', () => {
  expect(['18:30', '18:30:00', '18:305', '24:00'].map(readClockTime)).toEqual([
    ...['18:30', '18:30', undefined, undefined],
  ])
})

const dinner: OpeningPeriod = { days: [0, 2, 3, 4, 5, 6], opens: '17:30', closes: '22:30' }
const bar: OpeningPeriod = { days: [0, 1, 2, 3, 4, 5, 6], opens: '12:00', closes: '02:00' }
/** The hotel's clock, six hours ahead of UTC. */
const dhaka = () => 6 * 60
/** An instant by that clock. 15 November 2026 is a Sunday. */
const atHotel = (day: number, time: string) => new Date(`2026-11-${15 + day}T${time}:00+06:00`)

test.each<[Partial<OpeningPeriod>, string]>([
  [{ opens: '17:30:00' }, "'17:30:00' is not a time of day; write it as '17:30'"],
  [{ closes: '24:00' }, "'24:00' is not a time of day"],
  [{ closes: 'ten:thirty' }, "'ten:thirty' is not a time of day"],
  [{ days: [] }, 'no day of the week'],
  [{ days: [7 as 0] }, '7 is not a day of the week'],
  [{ closedOn: ['Eid'] }, "'Eid' is not a day"],
  [{ days: [1.5 as 0] }, '1.5 is not a day of the week'],
])('%o is refused with its file and its id', (change, fault) => {
  const periods = [dinner, { ...dinner, ...change }]
  expect(() => checkHours('app/content/x.ts', { bar: [bar], nakshi: periods })).toThrow(
    `app/content/x.ts, nakshi: ${fault}`,
  )
})

test('on a single closed day it does not open; what opened the day before still closes then', () => {
  const eid = { ...bar, closedOn: ['2026-11-17'] }
  expect(openState([eid], atHotel(2, '01:59'), dhaka)).toEqual({ isOpen: true, closes: '02:00' })
  const closed = { isOpen: false, opensToday: undefined, hasHoursToday: false }
  expect(openState([eid], atHotel(2, '13:00'), dhaka)).toEqual(closed)
  expect(openState([eid], atHotel(3, '01:59'), dhaka)).toMatchObject({ opensToday: '12:00' })
  expect(isOpenOn([eid], '2026-11-17', '13:00')).toBe(false)
})

test('days without a period are closed', () => {
  expect(closedWeekdays([dinner])).toEqual([1])
  expect(closedWeekdays([bar])).toEqual([])
})

test('what opens and closes at the same time never closes', () => {
  const always: OpeningPeriod = { days: [0, 1, 2, 3, 4, 5, 6], opens: '00:00', closes: '00:00' }
  const instant = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(fc.property(instant, (now) => openState([always], now, dhaka).isOpen))
})

test('over every minute of a week the state agrees with the open minutes', () => {
  const periods = [
    { days: [1, 3, 6], opens: '11:30', closes: '14:30' },
    { days: [0, 3, 6], opens: '18:00', closes: '01:00' },
  ] satisfies OpeningPeriod[]
  const DAY = 24 * 60
  const clock = (minute: number) =>
    `${String(Math.floor((minute % DAY) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  // Read off the periods above by hand, from Sunday at midnight: [first minute, first minute after].
  const spans = [
    [18 * 60, DAY + 60],
    [DAY + 690, DAY + 870],
    [3 * DAY + 690, 3 * DAY + 870],
    [3 * DAY + 18 * 60, 4 * DAY + 60],
    [6 * DAY + 690, 6 * DAY + 870],
    [6 * DAY + 18 * 60, 7 * DAY + 60],
  ] as const

  const said: unknown[] = []
  const expected: unknown[] = []
  for (let minute = 0; minute < 7 * DAY; minute++) {
    const now = new Date(atHotel(0, '00:00').valueOf() + minute * 60_000)
    const day = Math.floor(minute / DAY)
    const current = spans.find(([from, to]) =>
      [minute, minute + 7 * DAY].some((at) => from <= at && at < to),
    )
    const opensToday = spans.map(([from]) => from).filter((from) => Math.floor(from / DAY) === day)
    const next = opensToday.find((from) => from > minute)
    expected.push(
      current
        ? { isOpen: true, closes: clock(current[1]) }
        : {
            isOpen: false,
            opensToday: next && clock(next),
            hasHoursToday: opensToday.length > 0,
          },
      current !== undefined,
    )
    // 15 November 2026 is a Sunday.
    const isOpen = isOpenOn(periods, `2026-11-${15 + day}`, clock(minute) as ClockTime)
    said.push(openState(periods, now, dhaka), isOpen)
  }
  expect(said).toEqual(expected)
})

const evening = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '17:30', closes: '22:30' }] as const
const late = [{ days: [0, 1, 2, 3, 4, 5, 6], opens: '12:00', closes: '00:00' }] as const

test.each<[ClockTime, readonly OpeningPeriod[], string]>([
  ['20:00', evening, '16:00'],
  ['21:15', evening, '16:30'],
  ['23:00', evening, '19:00'], // already closed: nothing is cut
  ['23:30', late, '18:00'],
])('a table at %s is kept until closing time at the latest', (time, periods, ends) => {
  const span = tableSpan('2031-12-31', time, dhaka, periods)
  expect(span.ends).toEqual(new Date(`2031-12-31T${ends}:00Z`))
})

test.each<[ClockTime, readonly OpeningPeriod[], string | undefined]>([
  ['21:29', evening, undefined],
  ['21:30', evening, '22:30'],
  ['22:29', evening, '22:30'],
  ['22:30', evening, undefined], // closed: another line says so
  ['23:30', late, '00:00'],
])('a table at %s is told of a closing time within the hour', (time, periods, closes) => {
  expect(closingSoon(periods, '2031-12-31', time)).toBe(closes)
})

test('weekdays are grouped into runs, over the end of the week too', () => {
  expect(dayRuns([0, 2, 5, 6])).toEqual([[2], [5, 6, 0]])
  expect(dayRuns([6, 5, 4, 3, 2, 1, 0])).toEqual([[0, 1, 2, 3, 4, 5, 6]])
  expect(dayRuns([3])).toEqual([[3]])
})
