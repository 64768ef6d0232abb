import { formatNumber } from '#language'
import type {
  searchEntryWords as englishEntries,
  searchGroups as englishGroups,
  searchWords as englishWords,
} from '../en/search.ts'
import type { Translation } from '../translation.ts'
import { hotel } from './hotel.ts'
import { roomNames } from './room-types.ts'

export const searchGroups: Translation<typeof englishGroups> = {
  navigation: 'পাতা',
  booking: 'বুকিং',
  rooms: 'রুম',
  dining: 'খাবার',
  information: 'তথ্য',
  other: 'অন্য পাতা',
}

export const searchEntryWords: Translation<typeof englishEntries> = {
  home: { title: 'প্রথম পাতা', description: 'নদীর পাড়ের বাড়িটি, এক নজরে' },
  about: { title: 'আমাদের কথা', description: 'আমাদের গল্প, মানুষ আর মূল্যবোধ' },
  rooms: { title: 'রুম ও স্যুট', description: 'রুমগুলো পাশাপাশি, কোনটির ভাড়া কত' },
  dining: { title: 'খাবার', description: 'মেনু, সময় আর আলাদা আয়োজনের ঘর' },
  gallery: { title: 'গ্যালারি', description: 'বাড়ি, খাবার টেবিল আর নদীর ছবি' },
  offers: { title: 'বিশেষ অফার', description: 'আগাম বুকিং, সাপ্তাহিক ছুটি, লম্বা ছুটি' },
  blog: { title: 'ব্লগ', description: 'রান্নাঘর আর নদীর গল্প' },
  contact: { title: 'যোগাযোগ', description: 'ঠিকানা, ফোন, ই-মেইল ও মানচিত্র' },
  reservations: { title: 'রুম বুক করুন', description: 'দিন বেছে তিন ধাপে রিজার্ভেশন' },
  standard: { title: roomNames.standard, description: 'কুইন সাইজ খাট, লেখার টেবিল আর ডিভান' },
  deluxe: { title: roomNames.deluxe, description: 'কিং সাইজ খাট, চা-বাগানের দিকে তিন জানালা' },
  'executive-suite': { title: roomNames['executive-suite'], description: 'আলাদা বসার ঘর, জানালায় নদী' },
  'family-suite': {
    title: roomNames['family-suite'],
    description: 'কিং সাইজ ও সিঙ্গেল খাট, বাগানে যাওয়ার দরজা',
  },
  'presidential-suite': {
    title: roomNames['presidential-suite'],
    description: 'পুরো ওপরতলা আর তার বারান্দা',
  },
  restaurant: { title: 'রেস্তোরাঁ', description: 'নকশি, আমাদের বাঙালি ফাইন ডাইনিং' },
  privacyPolicy: { title: 'গোপনীয়তা নীতি', description: 'এখানে যা লেখেন, তার কী হয়' },
  terms: { title: 'শর্তাবলি', description: 'রুম, টেবিল ও এই সাইটের নিয়ম' },
}

export const searchWords: Translation<typeof englishWords> = {
  label: 'খুঁজুন',
  placeholder: `${hotel.name}য় খুঁজুন...`,
  results: 'ফলাফল',
  nothing: 'কিছু পাওয়া যায়নি।',
  desk: 'রিসেপশনে জিজ্ঞেস করুন, দিনে বা রাতে:',
  count: (found) => `${formatNumber(found)}টি ফলাফল`,
}
