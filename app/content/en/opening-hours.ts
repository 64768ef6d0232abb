import type { ClockTime, OpeningPeriod } from '#app/domain/hours.ts'
import { formatTime } from '#language'

export const hoursWords = {
  closed: 'Closed',
  terms: {
    frontDesk: 'Front desk',
    concierge: 'Concierge',
    roomService: 'Room service',
    weekdays: (days: string) => `Weekdays, ${days}`,
    weekends: (days: string) => `Weekends, ${days}`,
    /** By default, every day. */
    lunchOn: (days = 'daily') => `Lunch, ${days}`,
    dinnerOn: (days = 'daily') => `Dinner, ${days}`,
    openOn: (days = 'Daily') => days,
    lunch: 'Lunch',
    dinner: 'Dinner',
  },
  /** '7:00 AM to 11:00 PM', or '24 hours'. */
  inFull: ({ opens, closes }: Pick<OpeningPeriod, 'opens' | 'closes'>): string =>
    opens === closes ? '24 hours' : `${formatTime(opens)} to ${formatTime(closes)}`,
} as const

export const openNow = {
  always: 'Open 24 hours',
  until: (closes: ClockTime) => `Open until ${sayTime(closes)}`,
  opensAt: (opens: ClockTime) => `Opens at ${sayTime(opens)}`,
  closedNow: 'Closed now',
  closedToday: 'Closed today',
} as const

/** A time as people say it: 'midnight', '5:30 PM'. */
export const sayTime = (time: ClockTime): string => WHOLE[time] ?? formatTime(time)

const WHOLE: Partial<Record<ClockTime, string>> = { '00:00': 'midnight', '12:00': 'noon' }
