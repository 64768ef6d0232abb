import { type ClockTime, partsOfTime } from '#app/domain/hours.ts'
import type { hoursWords as english, openNow as englishOpen } from '../en/opening-hours.ts'
import type { Translation } from '../translation.ts'
import { formatNumber, formatTimes, partOfDay } from './language.ts'

export const hoursWords: Translation<typeof english> = {
  closed: 'বন্ধ',
  terms: {
    frontDesk: 'রিসেপশন',
    concierge: 'কনসিয়ার্জ',
    roomService: 'রুম সার্ভিস',
    weekdays: (days) => days,
    weekends: (days) => days,
    lunchOn: (days = 'প্রতিদিন') => `লাঞ্চ, ${days}`,
    dinnerOn: (days = 'প্রতিদিন') => `ডিনার, ${days}`,
    openOn: (days = 'প্রতিদিন') => days,
    lunch: 'লাঞ্চ',
    dinner: 'ডিনার',
  },
  inFull: ({ opens, closes }) => (opens === closes ? '২৪ ঘণ্টা' : formatTimes({ opens, closes })),
}

export const openNow: Translation<typeof englishOpen> = {
  always: '২৪ ঘণ্টা খোলা',
  until: (closes) => `${sayTime(closes)} পর্যন্ত খোলা`,
  opensAt: (opens) => `${sayTime(opens)} থেকে খোলা`,
  closedNow: 'এখন বন্ধ',
  closedToday: 'আজ বন্ধ',
}

/** A time as people say it: 'রাত ৯টা ১৪ মিনিট', 'বিকেল সাড়ে ৫টা', 'দুপুর আড়াইটা'. */
export function sayTime(time: ClockTime): string {
  const { hour, minute } = partsOfTime(time)
  const clock = hour % 12 || 12
  const whole = `${formatNumber(clock)}টা`
  const said = minute === 30 ? (HALF_PAST[clock] ?? `সাড়ে ${whole}`) : whole
  return `${partOfDay(time)} ${said}${minute % 30 ? ` ${formatNumber(minute)} মিনিট` : ''}`
}

const HALF_PAST: Partial<Record<number, string>> = { 1: 'দেড়টা', 2: 'আড়াইটা' }
