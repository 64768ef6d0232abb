import type { IsoDate } from '#app/domain/stay.ts'
import { formatDayLong } from '#language'

/** How a calendar is written in this language. */
export const calendar = {
  weekStartsOn: 0, // Sunday, the first working day here
  /** From Sunday. */
  weekdays: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহ', 'শুক্র', 'শনি'],
  previousMonth: 'আগের মাস',
  nextMonth: 'পরের মাস',
  /** The day in full, with the figure that stands in the grid in it: 'সোমবার, ১৫ মার্চ ২০২৭, আজ'. */
  nameOfDay: (day: IsoDate, { today, selected }: { today?: boolean; selected?: boolean }) =>
    [formatDayLong(day), today && 'আজ', selected && 'বেছে নেওয়া'].filter(Boolean).join(', '),
} as const
