import type { SearchGrammar } from '#app/domain/search.ts'
import { formatNumber } from '#language'
import type {
  searchEntryWords as englishEntries,
  searchGroups as englishGroups,
  searchKeywords as englishKeywords,
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
}

export const searchEntryWords: Translation<typeof englishEntries> = {
  home: { title: 'প্রথম পাতা', description: 'নদীর পাড়ের বাড়িটি, এক নজরে' },
  about: { title: 'আমাদের কথা', description: 'আমাদের গল্প, মানুষ আর মূল্যবোধ' },
  rooms: { title: 'রুম ও স্যুট', description: 'হোটেলের সব রুম, কোনটির ভাড়া কত' },
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

/** What guests type for each page, in either script and as they spell it. It is not shown. Each page answers it. */
export const searchKeywords: Translation<typeof englishKeywords> = {
  home: 'হোম, মূল পাতা, সিলেটের হোটেল, উপহার, বৈশাখী, home, hotel, gift',
  about: 'আমাদের সম্পর্কে, পরিচয়, ইতিহাস, ম্যানেজার, শেফ, পুরস্কার, about us, history, team, chef, award',
  rooms:
    'রুম ভাড়া, রুমের ভাড়া, ভাড়া কত, সুইট, ঘর, কক্ষ, থাকার জায়গা, খাট, বেড, rooms & suites, room rent, price, bed',
  dining:
    'খাবারের মেনু, অনলাইন অর্ডার, খাবার অর্ডার, হোম ডেলিভারি, নাশতা, নাস্তা, ব্রেকফাস্ট, লাঞ্চ, ডিনার, টেবিল বুকিং, বিস্ট্রো, বার, মকটেল, মদ, অ্যালকোহল, শেফ, পুরস্কার, আজ রাতে, পার্টি, অনুষ্ঠান, নিরামিষ, ভেজিটেরিয়ান, অ্যালার্জি, এলার্জি, বাদাম, দুধ, গ্লুটেন, dining, food, menu, order, delivery, breakfast, lunch, dinner, table, bar, party, vegetarian, allergy',
  gallery: 'ছবি, ফটো, সুইমিং পুল, স্পা, বিয়ে, গায়ে হলুদ, gallery, pictures, photos, pool, spa, wedding',
  offers:
    'ছাড়, ডিসকাউন্ট, প্যাকেজ, উইকেন্ড, হানিমুন, বিবাহবার্ষিকী, নৌকাভ্রমণ, লন্ড্রি, special offers, discount, deals, package, weekend, anniversary',
  blog: 'লেখা, রেসিপি, চা বাগান, পিঠা, পহেলা বৈশাখ, পয়লা বৈশাখ, পুরস্কার, blog, stories, articles, recipes',
  contact:
    'লোকেশন, ম্যাপ, মোবাইল নম্বর, ফোন নম্বর, ইমেইল, মেইল, রিসেপশন, কীভাবে যাব, এয়ারপোর্ট, বিমানবন্দর, রেলস্টেশন, বাস, ট্যাক্সি, সিএনজি, ড্রাইভার, পার্কিং, গাড়ি রাখার জায়গা, রুম সার্ভিস, রাতে পৌঁছানো, বাচ্চা, বাড়তি খাট, অ্যালার্জি, এলার্জি, হোয়াটসঅ্যাপ, সাংবাদিক, contact, address, location, phone, e-mail, email, map, directions, airport, parking, front desk, allergy, whatsapp, press',
  reservations:
    'রুম বুকিং, রুম বুক, হোটেল বুকিং, বুকিং, রিজার্ভ, খালি রুম, চেক-ইন, চেকইন, চেক-আউট, চেকআউট, কয়টায়, পরে পেমেন্ট, জন্মদিন, book a room, reservations, booking, check-in, check-out, checkout time, birthday',
  restaurant:
    'রেস্টুরেন্ট, রেস্তোরা, কাচ্চি, বিরিয়ানি, সরষে ইলিশ, সরিষা ইলিশ, সাতকরা, গরুর মাংস, ভর্তা, বেগুনি, সিঙ্গারা, পিঠা, মিষ্টি, রসগোল্লা, দই, বোরহানি, সাত রঙের চা, সাত লেয়ার চা, restaurant, nakshi, kacchi, biryani, ilish, hilsa, shatkora, pitha, tea',
  privacyPolicy:
    'প্রাইভেসি, গোপনীয়তার নীতি, ব্যক্তিগত তথ্য, কুকি, কার্ট, ই-মেইল, ইমেইল, privacy policy, cookies, cart, email',
  terms:
    'নিয়মকানুন, বাতিলের নিয়ম, বুকিং বাতিল, ক্যানসেল, রিফান্ড, পেমেন্ট, কার্ড, বিকাশ, নগদ, রকেট, ডেলিভারি চার্জ, খাবারের অর্ডার, কার্ট, পোষা প্রাণী, কুকুর, বিড়াল, বাচ্চা, বাড়তি খাট, অ্যালার্জি, এলার্জি, চেক-ইন, চেকইন, চেক-আউট, চেকআউট, কয়টায়, terms & conditions, cancellation policy, refund, payment, bkash, nagad, cart, order, pets, dog, cat, check-in, check-out, checkout time',
}

export const searchGrammar: SearchGrammar = {
  stopWords:
    'আমি আমার আমাদের আপনার আপনাদের আপনারা এই ওই সে তা এটা এটি এখানে ওখানে কি কী কে কেন কখন কোথায় কোন কোনো কত কতক্ষণ কীভাবে কেমন দূর আছে নেই থাকে হয় হবে করা করে করব করতে যায় যাওয়া যাবে যাব আসা আসব আসতে যেতে নিয়ে নিতে পাব পাওয়া দেওয়া দিতে চাই পারি পারব লাগে লাগবে না ও আর বা থেকে জন্য সঙ্গে সাথে মধ্যে একটা একটি খোলা'.split(
      ' ',
    ),
  endings: ['র', 'ের', 'ে', 'কে', 'তে', 'দের', 'রা', 'টা', 'টি', 'য়'],
}

export const searchWords: Translation<typeof englishWords> = {
  label: 'খুঁজুন',
  placeholder: `${hotel.name}য় খুঁজুন...`,
  results: 'ফলাফল',
  nothing: 'কিছু পাওয়া যায়নি।',
  count: (found) => `${formatNumber(found)}টি ফলাফল`,
}
