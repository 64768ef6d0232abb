import type { IsoDate } from '#app/domain/day.ts'
import type { Fact } from '#app/domain/fact.ts'
import { closedWeekdays, type OpeningPeriod, type Weekday } from '#app/domain/hours.ts'
import { formatDay, formatDays, formatTimes, weekdayName } from '#language'
import { hoursWords } from '#words/opening-hours.ts'
import { weekend } from './hotel.ts'

const { closed, terms } = hoursWords

/** A period with its name in words: 'Dinner, Tue-Sun'. */
export type Hours = OpeningPeriod & { readonly term: string }

export const everyDay = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[]
const weekdays = everyDay.filter((day) => !weekend.some((free) => free === day))

/**
 * Days on which no venue opens and nothing is delivered, such as Eid: ['2027-03-10', '2027-03-11']. Breakfast goes on, as
 * every stay includes it. For one venue alone, a period's own `closedOn`. Take them out when they are over.
 */
export const closedOn: readonly IsoDate[] = []

const butMonday = [2, 3, 4, 5, 6, 0] as const

/** A term that names the days if they are not all seven. */
export const termOn = (days: readonly Weekday[], term: (days?: string) => string) =>
  term(days.length < everyDay.length ? formatDays(days) : undefined)

/** The days and the term of hours that a closed day suspends. */
const openOn = (days: readonly Weekday[], term: (days?: string) => string) => ({
  days,
  closedOn,
  term: termOn(days, term),
})

export const roomService: Hours = {
  term: terms.roomService,
  days: everyDay,
  opens: '06:00',
  closes: '00:00',
}

/** The hours of the front desk, the concierge and room service. */
export const serviceHours: readonly Hours[] = [
  { term: terms.frontDesk, days: everyDay, opens: '00:00', closes: '00:00' },
  { term: terms.concierge, days: everyDay, opens: '07:00', closes: '23:00' },
  roomService,
]

/** The hours of the venues, and of breakfast, which no single venue serves. */
export const diningHours = {
  breakfast: [
    { term: terms.weekdays(formatDays(weekdays)), days: weekdays, opens: '06:30', closes: '10:30' },
    { term: terms.weekends(formatDays(weekend)), days: weekend, opens: '07:00', closes: '11:00' },
  ],
  nakshi: [{ ...openOn(butMonday, terms.dinnerOn), opens: '17:30', closes: '22:30' }],
  terraceBistro: [
    { ...openOn(everyDay, terms.lunchOn), opens: '11:30', closes: '14:30' },
    { ...openOn(everyDay, terms.dinnerOn), opens: '18:00', closes: '21:30' },
  ],
  bar: [{ ...openOn(everyDay, terms.openOn), opens: '12:00', closes: '00:00' }],
} satisfies Record<string, readonly Hours[]>

/** The days and the hours on which orders are delivered. */
export const deliveryDays = everyDay
export const deliveryHours: readonly Hours[] = [
  { ...openOn(deliveryDays, () => terms.lunch), opens: '12:00', closes: '15:00' },
  { ...openOn(deliveryDays, () => terms.dinner), opens: '18:00', closes: '22:00' },
]

/**
 * The restaurant's hours for search engines, as the specification gives them. No page shows them; each venue has its
 * own hours above.
 */
export const hoursForSearchEngines: readonly OpeningPeriod[] = [
  { days: weekdays, opens: '07:00', closes: '23:00' },
  { days: weekend, opens: '07:00', closes: '00:00' },
]

/** All hours by name. The build refuses impossible ones. */
export const allHours = {
  service: serviceHours,
  ...diningHours,
  deliveryHours,
  hoursForSearchEngines,
}

/** Hours as printed lines, with a line for each closed day of the week and each single one. */
export const hoursLines = (hours: readonly Hours[]): readonly Fact[] => [
  ...hours.map((period) => ({ term: period.term, value: formatTimes(period) })),
  ...closedWeekdays(hours).map((day) => ({ term: weekdayName(day), value: closed })),
  ...[...new Set(hours.flatMap(({ closedOn = [] }) => closedOn))].map((day) => ({
    term: formatDay(day),
    value: closed,
  })),
]
