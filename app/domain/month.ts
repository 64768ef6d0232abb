import { addDays, daysBetween, type IsoDate, type IsoMonth, partsOfDay } from './day.ts'

export const monthOf = (day: IsoDate): IsoMonth => day.slice(0, 7)

/** The month a number of months later, or earlier if negative. For the years 1 to 9999. */
export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count
  return `${padded(Math.floor(all / 12), 4)}-${padded((all % 12) + 1, 2)}`
}

/** The same day in another month, or that month's last day. */
export function dayInMonth(day: IsoDate, month: IsoMonth): IsoDate {
  const date = Math.min(Number(day.slice(8)), daysIn(month))
  return `${month}-${padded(date, 2)}`
}

/** The days of a month in weeks that begin on a weekday, 0 for Sunday; undefined fills the gaps. */
export function weeksOf(month: IsoMonth, weekStartsOn: number): (IsoDate | undefined)[][] {
  const first = `${month}-01`
  const empty = (partsOfDay(first).weekday - weekStartsOn + 7) % 7
  const weeks = Math.ceil((empty + daysIn(month)) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const at = 7 * week + day - empty
      return at >= 0 && at < daysIn(month) ? addDays(first, at) : undefined
    }),
  )
}

const daysIn = (month: IsoMonth) => daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`)

const padded = (number: number, length: number) => String(number).padStart(length, '0')
