import { type ClockTime, partsOfTime } from '#app/domain/hours.ts'
import { formatTime } from '#language'

const WHOLE: Partial<Record<ClockTime, string>> = { '00:00': 'midnight', '12:00': 'noon' }

/** What Home says of the hour: the time at the hotel, and what is open there. */
export const hourWords = {
  /** 'It is 9:14 in the evening here.' */
  now: (time: ClockTime): string =>
    `It is ${WHOLE[time] ?? `${formatTime(time).slice(0, -3)} ${partOfDay(partsOfTime(time).hour)}`} here.`,
  nakshi: (closes: ClockTime) => `Nakshi is open until ${formatTime(closes)}.`,
  breakfast: (closes: ClockTime) => `Breakfast is served until ${formatTime(closes)}.`,
  terraceBistro: (closes: ClockTime) => `Terrace Bistro is open until ${formatTime(closes)}.`,
  bar: (closes: ClockTime) => `The bar is open until ${formatTime(closes)}.`,
  frontDesk: (_: ClockTime): string => 'Someone is at the front desk.',
} as const

function partOfDay(hour: number) {
  if (hour < 4 || hour >= 22) return 'at night'
  if (hour < 12) return 'in the morning'
  return hour < 17 ? 'in the afternoon' : 'in the evening'
}
