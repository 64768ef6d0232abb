/** When something is open: a meal, days or a service, and the time. */
export type Hours = { readonly term: string; readonly value: string }

/** When somebody answers: the desk, the concierge, the room service. */
export const houseHours: readonly Hours[] = [
  { term: 'Front desk', value: '24 hours' },
  { term: 'Concierge', value: '7:00 AM to 11:00 PM' },
  { term: 'Room service', value: '6:00 AM to 12:00 AM' },
]

/** When a table is laid. Breakfast belongs to no one venue. */
export const diningHours = {
  breakfast: [
    { term: 'Weekdays', value: '6:30-10:30 AM' },
    { term: 'Weekends', value: '7:00-11:00 AM' },
  ],
  nakshi: [
    { term: 'Dinner, Tue-Sun', value: '5:30-10:30 PM' },
    { term: 'Monday', value: 'Closed' },
  ],
  terraceBistro: [
    { term: 'Lunch, daily', value: '11:30 AM-2:30 PM' },
    { term: 'Dinner, daily', value: '6:00-9:30 PM' },
  ],
  bar: [{ term: 'Daily', value: '12:00 PM-12:00 AM' }],
} satisfies Record<string, readonly Hours[]>

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/**
 * When dishes of the menu are cooked somewhere in the house, which is what search engines are told of
 * the restaurant. The venues keep hours of their own.
 */
export const kitchenHours = [
  {
    term: 'Sunday to Thursday',
    days: DAYS.slice(0, 5),
    opens: '7:00 AM',
    closes: '11:00 PM',
  },
  { term: 'Friday and Saturday', days: DAYS.slice(5), opens: '7:00 AM', closes: '12:00 AM' },
] as const

/** The days of a week on which the house is open: all. */
export const everyDay = DAYS
