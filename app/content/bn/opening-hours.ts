import { formatTimes } from '#language'
import type { hoursWords as english } from '../en/opening-hours.ts'
import type { Translation } from '../translation.ts'

/** The words used with opening hours. */
export const hoursWords: Translation<typeof english> = {
  closed: 'বন্ধ',
  terms: {
    frontDesk: 'অভ্যর্থনা ডেস্ক',
    concierge: 'কনসিয়ার্জ',
    roomService: 'কক্ষে খাবার',
    weekdays: 'কাজের দিন',
    weekends: 'সপ্তাহান্ত',
    dinnerTuesdayToSunday: 'রাতে, মঙ্গল থেকে রবি',
    lunchDaily: 'দুপুরে, রোজ',
    dinnerDaily: 'রাতে, রোজ',
    daily: 'রোজ',
    lunch: 'দুপুরের খাবার',
    dinner: 'রাতের খাবার',
    sundayToThursday: 'রবি থেকে বৃহস্পতি',
    fridayAndSaturday: 'শুক্র ও শনি',
  },
  inFull: ({ opens, closes }) => (opens === closes ? '২৪ ঘণ্টা' : formatTimes({ opens, closes })),
}
