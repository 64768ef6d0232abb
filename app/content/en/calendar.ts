import type { IsoDate } from '#app/domain/day.ts'
import { formatDayLong } from '#language'

export const calendar = {
  weekStartsOn: 1,
  /** From Sunday. */
  weekdays: ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'],
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** The full day. It contains the date as the grid shows it: 'Monday 15 March 2027, today'. */
  nameOfDay: (day: IsoDate, { today, selected }: { today?: boolean; selected?: boolean }) =>
    [formatDayLong(day), today && 'today', selected && 'selected'].filter(Boolean).join(', '),
} as const
