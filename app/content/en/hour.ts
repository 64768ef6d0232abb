import { type ClockTime, partsOfTime } from '#app/domain/hours.ts'
import { sayTime } from './opening-hours.ts'

export const hourWords = {
  /** 'It is 9:14 in the evening here.' */
  now: (time: ClockTime): string =>
    `It is ${sayTime(time).replace(/[AP]M$/, partOfDay(partsOfTime(time).hour))} here.`,
  nakshi: (closes: ClockTime) => `Nakshi is open until ${sayTime(closes)}.`,
  breakfast: (closes: ClockTime) => `Breakfast is served until ${sayTime(closes)}.`,
  terraceBistro: (closes: ClockTime) => `Terrace Bistro is open until ${sayTime(closes)}.`,
  bar: (closes: ClockTime) => `The bar is open until ${sayTime(closes)}.`,
  frontDesk: (_: ClockTime): string => 'Someone is at the front desk.',
} as const

function partOfDay(hour: number) {
  if (hour < 1 || hour >= 22) return 'at night'
  if (hour < 12) return 'in the morning'
  return hour < 17 ? 'in the afternoon' : 'in the evening'
}
