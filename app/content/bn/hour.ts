import type { hourWords as english } from '../en/hour.ts'
import type { Translation } from '../translation.ts'
import { sayTime } from './opening-hours.ts'

export const hourWords: Translation<typeof english> = {
  now: (time) => `এখানে এখন ${sayTime(time)}।`,
  nakshi: (closes) => `নকশি খোলা ${sayTime(closes)} পর্যন্ত।`,
  breakfast: (closes) => `নাশতা চলবে ${sayTime(closes)} পর্যন্ত।`,
  terraceBistro: (closes) => `টেরেস বিস্ট্রো খোলা ${sayTime(closes)} পর্যন্ত।`,
  bar: (closes) => `বার খোলা ${sayTime(closes)} পর্যন্ত।`,
  frontDesk: () => 'রিসেপশন খোলা আছে।',
}
