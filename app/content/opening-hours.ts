/** Opening hours: what is open, and each of its times on a line of its own. */
export type Hours = { readonly name: string; readonly times: readonly string[] }

/** When somebody answers: the desk, the concierge, the room service. */
export const houseHours: readonly Hours[] = [
  { name: 'Front desk', times: ['24 hours'] },
  { name: 'Concierge', times: ['7:00 AM to 11:00 PM'] },
  { name: 'Room service', times: ['6:00 AM to 12:00 AM'] },
]

/** When a table is laid. */
export const diningHours: readonly Hours[] = [
  { name: 'Breakfast', times: ['6:30-10:30 AM weekdays', '7:00-11:00 AM weekends'] },
  { name: 'Nakshi', times: ['Dinner 5:30-10:30 PM Tue-Sun'] },
  { name: 'Terrace Bistro', times: ['Lunch 11:30 AM-2:30 PM daily', 'Dinner 6:00-9:30 PM daily'] },
  { name: 'Bar & Lounge', times: ['12:00 PM-12:00 AM'] },
]
