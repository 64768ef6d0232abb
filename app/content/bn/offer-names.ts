import type { offerNames as english } from '../en/offer-names.ts'
import type { Translation } from '../translation.ts'

/** What the offers are called, under their ids. */
export const offerNames: Translation<typeof english> = {
  'early-bird': 'আগাম বুকিং',
  'weekend-escape': 'দুই রাতের ছুটি',
  'extended-stay': 'লম্বা ছুটি',
  'summer-holiday': 'গ্রীষ্মের ছুটি',
  'dining-delight': 'ভোজনবিলাস',
  anniversary: 'বিবাহবার্ষিকী',
}
