import { bn } from 'react-day-picker/locale/bn'
import type { IsoDate } from '#app/domain/stay.ts'
import { formatDayLong } from '#language'

/** How this edition writes a calendar. Only the calendar itself imports it: the locale is large. */
export const calendar = {
  locale: bn,
  weekStartsOn: 0, // Sunday, the first working day here
  numerals: 'beng',
  /** The day in full, with the figure that stands in the grid in it: 'সোমবার, ১৫ মার্চ ২০২৭, আজ'. */
  nameOfDay: (day: IsoDate, { today, selected }: { today?: boolean; selected?: boolean }) =>
    [formatDayLong(day), today && 'আজ', selected && 'বেছে নেওয়া'].filter(Boolean).join(', '),
} as const
