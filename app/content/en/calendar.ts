import { enUS } from 'react-day-picker/locale/en-US'
import type { IsoDate } from '#app/domain/stay.ts'
import { formatDayLong } from '#language'

/** How this edition writes a calendar. Only the calendar itself imports it: the locale is large. */
export const calendar = {
  locale: enUS,
  weekStartsOn: 1,
  numerals: 'latn',
  /** The day in full, with the figure that stands in the grid in it: 'Monday 15 March 2027, today'. */
  nameOfDay: (day: IsoDate, { today, selected }: { today?: boolean; selected?: boolean }) =>
    [formatDayLong(day), today && 'today', selected && 'selected'].filter(Boolean).join(', '),
} as const
