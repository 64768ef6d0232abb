import { formatTimes } from '#language'
import type { hoursWords as english } from '../en/opening-hours.ts'
import type { Translation } from '../translation.ts'

/** The words used with opening hours. */
export const hoursWords: Translation<typeof english> = {
  closed: 'বন্ধ',
  terms: {
    frontDesk: 'অভ্যর্থনা ডেস্ক',
    concierge: 'কনসিয়ার্জ',
    roomService: 'রুম সার্ভিস',
    weekdays: (days) => days,
    weekends: (days) => days,
    dinnerOn: (days) => `ডিনার, ${days}`,
    lunchDaily: 'লাঞ্চ, প্রতিদিন',
    dinnerDaily: 'ডিনার, প্রতিদিন',
    daily: 'প্রতিদিন',
    lunch: 'লাঞ্চ',
    dinner: 'ডিনার',
  },
  inFull: ({ opens, closes }) => (opens === closes ? '২৪ ঘণ্টা' : formatTimes({ opens, closes })),
}
