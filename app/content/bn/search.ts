import type { SearchGrammar } from '#app/domain/search-grammar.ts'
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
  beside: 'অন্য পাতা',
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

/** Synonyms are only what no page says. Guests type English words, too. */
export const searchGrammar: SearchGrammar = {
  stopWords:
    'আমি আমার আমাদের আমরা আপনি আপনার আপনাদের আপনারা এই ওই সে তা এটা এটি এখানে ওখানে কি কী কে কেন কখন কোথায় কোন কোনো কত কতক্ষণ কীভাবে কিভাবে কেমন দূর আছে নেই নাই থাকে হয় হবে হলে করা করে করব করতে করবেন যায় যাওয়া যাবে যাব আসা আসব আসতে যেতে নিয়ে নিতে নেওয়া পাব পাওয়া দেওয়া দিতে চাই চান পারি পারব পারবেন লাগে লাগবে না ও আর বা তো যে থেকে জন্য জন্যে সঙ্গে সাথে মধ্যে একটা একটি এক সব কিছু সময় কয়টা কয়টায় পর্যন্ত এমন কতজন কজন কেউ বলেন জানেন পাঠান দেখান দেখা করেন নেব নেবেন খাওয়া খেতে রাখে রাখেন দেন কবে পাই আপনারা হোটেল হোটেলে সিলেট সিলেটে সুরমা সুরমায়',
  endings:
    's ing গুলোর গুলোতে গুলোকে গুলো গুলি দেরকে দের টির টিতে টিকে টার টি টা কে তে য়ের য়ে ের রা র ে য় ও ই',
  synonyms: `জিম gym ব্যায়াম: জিম, pool সাঁতার: পুল, wifi ইন্টারনেট: ওয়াইফাই, ac: এসি, tv টেলিভিশন: টিভি, কেটলি কফি: কফি, ব্যালকনি balcony: বারান্দা, রিভার: নদী, সস্তা cheap: স্ট্যান্ডার্ড, মাপ বড় ছোট: আয়তন, খেলার খেলা: দোলনা, সিগারেট smoking: ধূমপান, বিছানা bed: খাট, সুইট suite: স্যুট, room: রুম
বাচ্চা kids children: শিশু, কুকুর বিড়াল dog cat pet: পোষা প্রাণী, wheelchair disabled প্রতিবন্ধী: হুইলচেয়ার, র‍্যাম্প ramp: ঢালু, lift elevator: লিফট, অন্ধ দৃষ্টি চোখে: পড়েও হরফের, বধির কানে: বিপদসংকেতে
ভেগান ভেজিটেরিয়ান vegan vegetarian: নিরামিষ, এলার্জি allergy: অ্যালার্জি, চিনাবাদাম কাজু nuts: বাদাম, ল্যাকটোজ ডেইরি: দুধ, সিঙ্গারা: সিঙাড়া, মটন: খাসির, ডেজার্ট: মিষ্টি, ড্রিংক জুস: পানীয়, মদ alcohol bar: বার মকটেল অ্যালকোহল, নাস্তা ব্রেকফাস্ট breakfast: নাশতা, দুপুর: লাঞ্চ, menu: মেনু, food: খাবার, biryani kacchi: কাচ্চি, ilish hilsa: ইলিশ, tea: চা, delivery: ডেলিভারি, order: অর্ডার, রাঁধুনি বাবুর্চি chef: শেফ, রেসিপি recipe: রান্না
বিয়ে wedding: গায়েহলুদ সালোঁ, মিটিং কনফারেন্স সেমিনার পার্টি অনুষ্ঠান দাওয়াত অফিস party meeting: আলাদা আয়োজনের, হানিমুন honeymoon anniversary: বিবাহবার্ষিকী, ডিসকাউন্ট discount offer: ছাড় অফার, উইকেন্ড weekend: সাপ্তাহিক, সোমবার মঙ্গলবার বুধবার: ডিনার
দাম রেট খরচ price rent cost: ভাড়া দাম, রিফান্ড refund: ফেরত, ক্যান্সেল ক্যানসেল cancel: বাতিল, ট্যাক্স ভ্যাট tax vat: কর, অগ্রিম: পরে, ব্যাংকিং bkash: বিকাশ, booking reservation: বুক রিজার্ভেশন, বুকিং: রিজার্ভ, book: বুক, checkin: চেকইন, checkout: চেকআউট
কোথায় address লোকেশন location: ঠিকানা, map ম্যাপ: মানচিত্র, এয়ারপোর্ট airport: বিমানবন্দর, ট্যাক্সি সিএনজি taxi: ড্রাইভারকে, পিকআপ: ড্রাইভারকে, পার্কিং parking: গাড়ি, contact phone মোবাইল: ফোন, email মেইল: ইমেইল, whatsapp: হোয়াটসঅ্যাপ, রিসেপশন reception: অভ্যর্থনা ডেস্ক, অভিযোগ পরামর্শ: মতামত, দেখার ঘোরার ঘুরতে বেড়ানোর দর্শনীয় tour: রাতারগুলের দেখব
ম্যানেজার manager: মহাব্যবস্থাপক, ইতিহাস about history: গল্প, পহেলা পয়লা উৎসব: বৈশাখী, রিভিউ অতিথিরা: অভিজ্ঞতা, gallery photo ফটো: ছবি, privacy প্রাইভেসি: গোপনীয়তা, কুকিজ cookies: কুকি, terms: শর্তাবলি, আসল ভুয়া: ডেমো`,
  numbers: 'এক দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
  party: 'N# ?(?:জন|অতিথি|মানুষ|লোক)',
}

export const searchWords: Translation<typeof englishWords> = {
  label: 'খুঁজুন',
  placeholder: `${hotel.name}য় খুঁজুন...`,
  results: 'ফলাফল',
  nothing: 'কিছু পাওয়া যায়নি।',
  desk: 'অভ্যর্থনা ডেস্কে জিজ্ঞেস করুন, দিনে বা রাতে:',
  count: (found) => `${formatNumber(found)}টি ফলাফল`,
}
