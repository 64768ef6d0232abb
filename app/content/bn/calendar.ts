import type { IsoDate } from '#app/domain/day.ts'
import { formatDayLong } from '#language'

export const calendar = {
  weekStartsOn: 0, // Sunday, the first working day here
  weekdays: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহ', 'শুক্র', 'শনি'],
  previousMonth: 'আগের মাস',
  nextMonth: 'পরের মাস',
  /** The full day. It contains the date as the grid shows it: 'সোমবার, ১৫ মার্চ ২০২৭, আজ'. */
  nameOfDay: (day: IsoDate, { today, selected }: { today?: boolean; selected?: boolean }) =>
    [formatDayLong(day), today && 'আজ', selected && 'বেছে নেওয়া'].filter(Boolean).join(', '),
} as const
