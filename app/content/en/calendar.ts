import { enUS } from 'react-day-picker/locale/en-US'
import type { IsoDate } from '#app/domain/stay.ts'
import { formatDayLong } from '#language'

/** How this edition writes a calendar. Imported as '#calendar', by the calendar alone: the locale is large. */
export const calendar = {
  locale: enUS,
  numerals: 'latn',
  /** The day in full, with the figure that stands in the grid in it: 'Monday 15 March 2027, today'. */
  nameOfDay: (day: IsoDate, { today, selected }: { today?: boolean; selected?: boolean }) =>
    [formatDayLong(day), today && 'today', selected && 'selected'].filter(Boolean).join(', '),
} as const
