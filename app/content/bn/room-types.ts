import { listInWords } from '#language'
import type {
  adaptedRoom as englishAdapted,
  adaptedRoomLink as englishLink,
  roomNames as englishNames,
  notAdapted as englishNotAdapted,
  roomTypeNames as englishTypes,
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

export const roomTypeNames: Translation<typeof englishTypes> = {
  standard: roomNames.standard,
  deluxe: roomNames.deluxe,
  suite: 'স্যুট',
  family: roomNames['family-suite'],
  'presidential-suite': roomNames['presidential-suite'],
  'garden-view': roomNames['garden-view'],
}

export const adaptedRoom: Translation<typeof englishAdapted> = (room) =>
  `${room} (হুইলচেয়ারের উপযোগী)`

export const notAdapted: Translation<typeof englishNotAdapted> = (adapted) =>
  `এই রুম হুইলচেয়ারের উপযোগী নয়। উপযোগী রুম একটিই: ${listInWords(adapted)}।`

export const adaptedRoomLink: Translation<typeof englishLink> = 'দরজা আর বাথরুম কেমন'
