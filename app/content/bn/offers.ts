import { policies } from '#words/policies.ts'
import type { specialOffers as english, offerWords as englishOffers } from '../en/offers.ts'
import type { Translation } from '../translation.ts'

export const specialOffers: Translation<typeof english> = {
  hero: {
    title: 'বিশেষ অফার',
    companion: 'আমন্ত্রণ রইল',
    lead: 'একটু আগেভাগে আসুন, কিংবা আর কটা দিন থেকে যান।',
  },
  description: 'শর্তসহ সব অফার: আগাম বুকিং, সাপ্তাহিক ছুটি আর লম্বা ছুটি।',
  listTitle: 'সব অফার',
  popular: 'জনপ্রিয়',
  past: 'আগের অফার',
  validUntil: 'শেষ তারিখ',
  endedOn: 'শেষ হয়েছে:',
  validAllYear: 'সারা বছর চলে',
  book: 'এই অফারে বুক করুন',
  sentence: (features) => `${features.join(', ')}।`,
  howToBook: {
    title: 'যেভাবে বুক করবেন',
    steps: [
      {
        title: 'একটি অফার বেছে নিন',
        text: 'কী কী থাকছে আর কত দিন চলবে, প্রতিটি কার্ডেই লেখা আছে।',
      },
      {
        title: 'কবে আসবেন, জানান',
        text: 'চেক-ইন, চেক-আউট আর রুম বেছে নিন। অফারটি সঙ্গেই থাকবে।',
      },
      {
        title: 'চিঠিটি আমাদের পাঠান',
        text: 'ফরমের শেষে একটি চিঠি পাবেন। সেটি আমাদের পাঠান, অফারটি পাওয়া যাবে কি না, আমরা লিখে জানাব।',
      },
    ],
  },
  terms: {
    title: 'নিয়ম ও শর্ত',
    items: [
      'রিজার্ভেশন ফরমের মোট হিসাবটি পুরো ভাড়ার। আপনার তারিখে কোনো অফার মিললে ফরমে তার হিসাবও দেখা যায়।',
      'অফার শুধু নতুন বুকিংয়ের জন্য, আর সেই তারিখে রুম খালি থাকলে তবেই।',
      'একসঙ্গে একটির বেশি অফার নেওয়া যায় না।',
      'রুমে শতাংশে যে ছাড়, তার হিসাব প্রতি রাতের ভাড়ার ওপর।',
      policies.booking.cancellation,
      'এই সাইটটি একটি ডেমো: এখানে অফারের নাম লিখলে রুমও ধরা থাকে না, দামও না।',
    ],
  },
  newsletter: {
    title: 'নতুন অফারের খবর সবার আগে',
    companion: '',
    text: 'ডেমো: কিছু জমা থাকে না, কোথাও যায়ও না।',
    label: 'আপনার ই-মেইল',
    placeholder: 'name@example.com',
    submit: 'খবর পেতে চাই',
  },
}

/** `discount` follows the figure: 'ছাড়' after '১৫%'. The features are read as one sentence. */
export const offerWords: Translation<typeof englishOffers> = {
  'early-bird': {
    description: 'এক মাস আগে ঠিক করে ফেলুন। ঘুম ভাঙবে টিলার কোলে, খরচও কম পড়বে।',
    discount: 'ছাড়',
    features: ['৩০ দিন আগে বুকিং', 'কমপক্ষে ২ রাত', 'সকালে দরজায় চা'],
  },
  'weekend-escape': {
    description: 'সাপ্তাহিক ছুটির পড়ন্ত আলোয় নৌকা ভাসবে আপনাদের নিয়ে।',
    discount: 'ছাড়',
    features: ['বৃহস্পতি ও শুক্রবারের রাত', 'সূর্যাস্তে দুজনের নৌকাভ্রমণ', 'আগে বলে নিলে দেরিতে চেক-আউট'],
  },
  'extended-stay': {
    description: 'জামাকাপড় আলমারিতে তুলে রাখুন। পাঁচ রাতে ঘরটি আপনারই হয়ে যায়।',
    discount: 'ছাড়',
    features: ['৫ রাত বা তার বেশি', 'সপ্তাহে দুবার লন্ড্রি', 'নাশতায় নিজের একটি টেবিল'],
  },
  'summer-holiday': {
    description: 'আমের দিনে খাবারের বিল কিছুটা আমাদের।',
    discount: 'খাবারের ক্রেডিট',
    features: [
      'রেস্তোরাঁ-বার সবখানেই খরচ করার ক্রেডিট',
      'সুইমিং পুলের ধারে দুপুরের খাবার',
      'ছোটদের জন্য এক থালা আম',
    ],
  },
  'dining-delight': {
    description: 'জানালায় নদী, টেবিলে শেফের নিজের সাজানো থালা, দুজনের জন্য।',
    discount: 'ছাড়, রাতের খাবারে',
    features: ['নকশিতে পাঁচ পদ', 'শেষে সাত রঙের চা'],
  },
  anniversary: {
    description: 'দুটি পেয়ালা, আর গুনে শেষ করা যায় না এত গাঁদা।',
    discount: 'ছাড়, স্যুটে',
    features: ['মালায় সাজানো ঘর', 'ঘরে এনে দেওয়া নাশতা', 'তাঁতিদের হাতের একটি উপহার'],
  },
}
