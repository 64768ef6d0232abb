import type { roomNames as english, adaptedRoom as englishAdapted } from '../en/room-names.ts'
import type { Translation } from '../translation.ts'

/** What the rooms are called, under their ids in the catalogue. */
export const roomNames: Translation<typeof english> = {
  standard: 'স্ট্যান্ডার্ড রুম',
  deluxe: 'ডিলাক্স রুম',
  'executive-suite': 'এক্সিকিউটিভ স্যুট',
  'family-suite': 'ফ্যামিলি স্যুট',
  'presidential-suite': 'প্রেসিডেনশিয়াল স্যুট',
  'garden-view': 'গার্ডেন ভিউ রুম',
}

/** The one of a room's kind that is adapted. */
export const adaptedRoom: Translation<typeof englishAdapted> = (room) =>
  `${room} (হুইলচেয়ারের উপযোগী)`
