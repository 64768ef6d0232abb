import type { roomTypeWords as english } from '../en/room-types.ts'
import type { Translation } from '../translation.ts'
import { roomNames } from './room-names.ts'

/** The room types of the reservation form, under their ids. */
export const roomTypeWords: Translation<typeof english> = {
  standard: {
    name: roomNames.standard,
    description: 'নিরিবিলি, ছায়াঘেরা। কুইন সাইজ খাট, লেখার টেবিল আর শীতলপাটি বিছানো ডিভান।',
  },
  deluxe: {
    name: roomNames.deluxe,
    description: 'কিং সাইজ খাট, দুটি হাতলওয়ালা চেয়ার, চা-বাগানের দিকে তিনটি উঁচু জানালা।',
  },
  suite: {
    name: 'স্যুট',
    description: 'নদীর মুখোমুখি বসার ঘর আর শোবার ঘর, সঙ্গে তৃতীয় অতিথির জন্য ডিভান।',
  },
  family: {
    name: roomNames['family-suite'],
    description: 'একটি কিং সাইজ খাট, একটি সিঙ্গেল খাট, জানালার ধারে বসার জায়গা। দরজা খুললেই বাগান।',
  },
}
