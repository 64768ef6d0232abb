import { formatTime } from '#language'
import type { hourWords as english } from '../en/hour.ts'
import type { Translation } from '../translation.ts'

/** What Home says of the hour: the time at the hotel, and what is open there. */
export const hourWords: Translation<typeof english> = {
  /** As one says it: 'এখানে এখন রাত ৯টা ৫।' */
  now: (time) => `এখানে এখন ${formatTime(time).replace(/:০?/, 'টা ')}।`,
  nakshi: (closes) => `নকশি খোলা ${formatTime(closes)} পর্যন্ত।`,
  breakfast: (closes) => `নাশতা চলবে ${formatTime(closes)} পর্যন্ত।`,
  terraceBistro: (closes) => `টেরেস বিস্ট্রো খোলা ${formatTime(closes)} পর্যন্ত।`,
  bar: (closes) => `বার খোলা ${formatTime(closes)} পর্যন্ত।`,
  frontDesk: () => 'অভ্যর্থনা ডেস্ক খোলা আছে।',
}
