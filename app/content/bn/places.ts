import type { placeNames as english } from '../en/places.ts'
import type { Translation } from '../translation.ts'

/** What the places to eat and drink are called, and the private dining rooms, under their ids. */
export const placeNames: Translation<typeof english> = {
  nakshi: 'নকশি',
  'terrace-bistro': 'টেরেস বিস্ট্রো',
  'bar-lounge': 'বার ও লাউঞ্জ',
  'cellar-room': 'সেলার রুম',
  'garden-room': 'গার্ডেন রুম',
  'grand-salon': 'গ্র্যান্ড সালোঁ',
}
