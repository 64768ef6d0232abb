import { formatNumber } from '#language'
import type {
  searchEntries as englishEntries,
  searchGroups as englishGroups,
  searchKeywords as englishKeywords,
  searchWords as englishWords,
} from '../en/search.ts'
import type { Translation } from '../translation.ts'
import { site } from './site.ts'

/** The names of the search's groups. */
export const searchGroups: Translation<typeof englishGroups> = {
  navigation: 'পাতা',
  booking: 'বুকিং',
  rooms: 'কক্ষ',
  dining: 'খাবার',
  information: 'জানার কথা',
}

/** Everything that the search leads to. Both texts are searched. */
export const searchEntries: Translation<typeof englishEntries> = {
  home: { title: 'প্রথম পাতা', description: 'নদীর পাড়ের বাড়িটি, এক নজরে' },
  about: { title: 'আমাদের পরিচয়', description: 'আমাদের গল্প, মানুষ আর যা আমরা মানি' },
  rooms: { title: 'কক্ষ ও স্যুট', description: 'বাড়ির সব কক্ষ, ভাড়াসহ' },
  dining: { title: 'খাবার', description: 'মেনু, সময় আর নিজেদের আসরের ঘর' },
  gallery: { title: 'গ্যালারি', description: 'বাড়ি, খাবার টেবিল আর নদীর ছবি' },
  offers: { title: 'বিশেষ অফার', description: 'আগাম বুকিং, সপ্তাহান্ত, লম্বা ছুটি' },
  blog: { title: 'ব্লগ', description: 'রান্নাঘর আর নদীর গল্প' },
  contact: { title: 'যোগাযোগ', description: 'ঠিকানা, ফোন, ই-মেইল ও মানচিত্র' },
  reservations: { title: 'কক্ষ বুক করুন', description: 'দিন বেছে তিন ধাপে রিজার্ভেশন' },
  standard: { title: 'স্ট্যান্ডার্ড কক্ষ', description: 'কুইন খাট, লেখার টেবিল আর ডিভান' },
  deluxe: { title: 'ডিলাক্স কক্ষ', description: 'কিং খাট আর চা-বাগানমুখী তিন জানালা' },
  executiveSuite: {
    title: 'এক্সিকিউটিভ স্যুট',
    description: 'আলাদা বসার ঘর, জানালায় নদী',
  },
  familySuite: {
    title: 'পারিবারিক স্যুট',
    description: 'কিং ও একক খাট, বাগানে যাওয়ার দরজা',
  },
  presidentialSuite: {
    title: 'প্রেসিডেনশিয়াল স্যুট',
    description: 'পুরো ওপরতলা আর তার বারান্দা',
  },
  restaurant: { title: 'রেস্তোরাঁ', description: 'নকশি, যত্নের বাঙালি রান্নাঘর' },
  privacyPolicy: {
    title: 'গোপনীয়তার নীতি',
    description: 'এখানে যা লেখেন, তার কী হয়',
  },
  terms: { title: 'শর্তাবলি', description: 'থাকা, টেবিল ও এই সাইটের নিয়ম' },
}

/** The English words for each entry, for guests who type in Latin letters. They are not shown. */
export const searchKeywords: typeof englishKeywords = {
  home: 'home',
  about: 'about us',
  rooms: 'rooms & suites',
  dining: 'dining food menu',
  gallery: 'gallery pictures',
  offers: 'special offers',
  blog: 'blog',
  contact: 'contact address phone map',
  reservations: 'book a room reservations booking',
  standard: 'standard room',
  deluxe: 'deluxe room',
  executiveSuite: 'executive suite',
  familySuite: 'family suite',
  presidentialSuite: 'presidential suite',
  restaurant: 'restaurant nakshi',
  privacyPolicy: 'privacy policy',
  terms: 'terms & conditions',
}

/** The words of the search besides its entries. */
export const searchWords: Translation<typeof englishWords> = {
  label: 'খুঁজুন',
  placeholder: `${site.name}য় খুঁজুন...`,
  close: 'বন্ধ করুন',
  results: 'ফলাফল',
  nothing: 'কিছু পাওয়া যায়নি।',
  count: (found) => `${formatNumber(found)}টি ফল`,
  keys: [
    { keys: ['↑', '↓'], effect: 'ওপরে-নিচে' },
    { keys: ['Enter'], effect: 'খুলতে' },
    { keys: ['Esc'], effect: 'বন্ধ করতে' },
  ],
}
