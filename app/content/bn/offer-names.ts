import type { offerNames as english, offerNotes as englishNotes } from '../en/offer-names.ts'
import type { Translation } from '../translation.ts'

export const offerNames: Translation<typeof english> = {
  'early-bird': 'আগাম বুকিং',
  'weekend-escape': 'উইকেন্ডের ছুটি',
  'extended-stay': 'লম্বা ছুটি',
  'summer-holiday': 'গ্রীষ্মের ছুটি',
  'dining-delight': 'ভোজনবিলাস',
  anniversary: 'বিবাহবার্ষিকী',
}

export const offerNotes: Translation<typeof englishNotes> = {
  rules: {
    'early-bird': '‘আগাম বুকিং’ অফার কমপক্ষে দুই রাতের জন্য, ৩০ দিন আগে বুক করলে।',
    'weekend-escape': '‘উইকেন্ডের ছুটি’ অফার বৃহস্পতি ও শুক্রবার, এই দুই রাতের জন্য।',
    'extended-stay': '‘লম্বা ছুটি’ অফার পাঁচ বা তার বেশি রাতের জন্য।',
    anniversary: '‘বিবাহবার্ষিকী’ অফার স্যুটের জন্য।',
  },
  putAway: 'এই অফার ছাড়া',
  until: (offer, day) => `অফার শেষ: ‘${offer}’ ছিল ${day} পর্যন্ত।`,
  instead: (offer, better) =>
    `হিসাব ‘${better}’ অফারে, তাতে ছাড় ‘${offer}’ অফারের চেয়ে বেশি। একসঙ্গে একটির বেশি অফার নেওয়া যায় না।`,
}
