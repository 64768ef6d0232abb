import { closedDays, type OpeningPeriod, type Weekday } from '#app/domain/hours.ts'
import { formatTime, formatTimes } from '#language'

/** A period with its name in words: 'Dinner, Tue-Sun'. */
export type Hours = OpeningPeriod & { readonly term: string }

/** A line of printed hours. */
export type HoursLine = { readonly term: string; readonly value: string }

/** All days of a week. */
export const everyDay = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly Weekday[]
const weekdays = [0, 1, 2, 3, 4] as const // the weekend of Bangladesh is Friday and Saturday
const weekend = [5, 6] as const
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** When somebody answers: the desk, the concierge, the room service. */
export const serviceHours: readonly Hours[] = [
  { term: 'Front desk', days: everyDay, opens: '00:00', closes: '00:00' },
  { term: 'Concierge', days: everyDay, opens: '07:00', closes: '23:00' },
  { term: 'Room service', days: everyDay, opens: '06:00', closes: '00:00' },
]

/** When a table is laid. Breakfast belongs to no one venue. */
export const diningHours = {
  breakfast: [
    { term: 'Weekdays', days: weekdays, opens: '06:30', closes: '10:30' },
    { term: 'Weekends', days: weekend, opens: '07:00', closes: '11:00' },
  ],
  nakshi: [{ term: 'Dinner, Tue-Sun', days: [0, 2, 3, 4, 5, 6], opens: '17:30', closes: '22:30' }],
  terraceBistro: [
    { term: 'Lunch, daily', days: everyDay, opens: '11:30', closes: '14:30' },
    { term: 'Dinner, daily', days: everyDay, opens: '18:00', closes: '21:30' },
  ],
  bar: [{ term: 'Daily', days: everyDay, opens: '12:00', closes: '00:00' }],
} satisfies Record<string, readonly Hours[]>

/** When ordered food is delivered. */
export const deliveryHours: readonly Hours[] = [
  { term: 'Lunch', days: everyDay, opens: '12:00', closes: '15:00' },
  { term: 'Dinner', days: everyDay, opens: '18:00', closes: '22:00' },
]

/**
 * When dishes of the menu are cooked somewhere in the hotel, which is what search engines are told of
 * the restaurant. The venues keep hours of their own.
 */
export const kitchenHours: readonly Hours[] = [
  { term: 'Sunday to Thursday', days: weekdays, opens: '07:00', closes: '23:00' },
  { term: 'Friday and Saturday', days: weekend, opens: '07:00', closes: '00:00' },
]

/** Hours as they are printed, with the days on which nothing opens. */
export const hoursLines = (hours: readonly Hours[]): readonly HoursLine[] => [
  ...hours.map((period) => ({ term: period.term, value: formatTimes(period) })),
  ...closedDays(hours).map((day) => ({ term: dayNames[day] ?? '', value: 'Closed' })),
]

/** '7:00 AM to 11:00 PM', or '24 hours' for what never closes. */
export const inFull = ({ opens, closes }: Pick<OpeningPeriod, 'opens' | 'closes'>): string =>
  opens === closes ? '24 hours' : `${formatTime(opens)} to ${formatTime(closes)}`
