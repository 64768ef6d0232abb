import type { roomTypeWords as english } from '../en/room-types.ts'
import type { Translation } from '../translation.ts'

/** The room types of the reservation form, under their ids. */
export const roomTypeWords: Translation<typeof english> = {
  standard: {
    name: 'স্ট্যান্ডার্ড কক্ষ',
    description: 'নিরিবিলি, ছায়াঘেরা। কুইন খাট, লেখার টেবিল আর বেতের মাদুর পাতা ডিভান।',
  },
  deluxe: {
    name: 'ডিলাক্স কক্ষ',
    description: 'কিং খাট, দুটি আরামকেদারা আর চা-বাগানমুখী তিনটি উঁচু জানালা।',
  },
  suite: {
    name: 'স্যুট',
    description: 'নদীমুখী বসার ঘর ও শোবার ঘর, সঙ্গে তৃতীয় অতিথির জন্য ডিভান।',
  },
  family: {
    name: 'পারিবারিক স্যুট',
    description: 'একটি কিং খাট, একটি ছোট খাট আর জানালার ধারের আসন; এক দরজা পেরোলেই বাগান।',
  },
}
