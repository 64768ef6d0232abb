import type {
  roomTypeWords as english,
  adaptedRoom as englishAdapted,
  adaptedRoomLine as englishLine,
  adaptedRoomLink as englishLink,
  roomNames as englishNames,
} from '../en/room-types.ts'
import type { Translation } from '../translation.ts'

export const roomNames: Translation<typeof englishNames> = {
  standard: 'স্ট্যান্ডার্ড রুম',
  deluxe: 'ডিলাক্স রুম',
  'executive-suite': 'এক্সিকিউটিভ স্যুট',
  'family-suite': 'ফ্যামিলি স্যুট',
  'presidential-suite': 'প্রেসিডেনশিয়াল স্যুট',
  'garden-view': 'গার্ডেন ভিউ রুম',
}

export const roomTypeWords: Translation<typeof english> = {
  standard: {
    name: roomNames.standard,
    description: 'নিরিবিলি দিকের ঘর। কুইন সাইজ খাট, শীতলপাটি বিছানো ডিভান, লেখার টেবিলে সকালের রোদ।',
  },
  deluxe: {
    name: roomNames.deluxe,
    description: 'কিং সাইজ খাট, দুটি হাতলওয়ালা চেয়ার, চা-বাগানের দিকে তিনটি উঁচু জানালা।',
  },
  suite: {
    name: 'স্যুট',
    description: 'নদীর মুখোমুখি বসার ঘর আর শোবার ঘর, সঙ্গে তৃতীয় অতিথির জন্য সোফা কাম বেড।',
  },
  family: {
    name: roomNames['family-suite'],
    description: 'একটি কিং সাইজ খাট, একটি সিঙ্গেল খাট, জানালার ধারের জায়গায় চতুর্থজনের বিছানা। পাশেই বাগান।',
  },
  'presidential-suite': {
    name: roomNames['presidential-suite'],
    description: 'পুরো ওপরতলা: চার খুঁটির পালঙ্ক, পাথরের গভীর বাথটাব আর নদীর দিকে টানা বারান্দা।',
  },
  'garden-view': {
    name: roomNames['garden-view'],
    description: 'নিচতলায়, কুইন সাইজ বা দুটি সিঙ্গেল খাট। খড়খড়ি দেওয়া দরজার ওপারে দেয়ালঘেরা বাগান।',
  },
}

export const adaptedRoom: Translation<typeof englishAdapted> = (room) =>
  `${room} (হুইলচেয়ারের উপযোগী)`

export const adaptedRoomLink: Translation<typeof englishLink> = 'দরজা আর বাথরুম কেমন'

export const adaptedRoomLine: Translation<typeof englishLine> =
  'প্রবেশপথ থেকে সিঁড়ি নেই। দরজা চওড়া, শাওয়ারে ঢুকতে ধাপ নেই, পাশে ধরার রেলিং।'
