import { formatNumber } from '#language'
import { policies } from '#words/policies.ts'
import type { roomPage as english } from '../en/room-page.ts'
import type { Translation } from '../translation.ts'

export const roomPage: Translation<typeof english> = {
  back: 'রুম',
  sideLabel: 'ভাড়া ও বুকিং',
  tabsLabel: 'রুমের তথ্য',
  tabs: { overview: 'এক নজরে', amenities: 'সুবিধা', policies: 'নিয়ম' },
  amenitiesTitle: 'রুমে যা আছে',
  servicesTitle: 'বিনা মূল্যে যা পাবেন',
  addToCart: 'কার্টে নিন',
  passedTitle: 'এই দিনগুলো পেরিয়ে গেছে',
  withoutDays: 'দিন ঠিক হয়নি? কার্টে আপাতত এক রাত ধরা থাকবে।',
  book: 'তারিখ দিয়ে বুক করুন',
  chooseDays: 'দিন বেছে নিন',
  whyTitle: 'সরাসরি বুক করার সুবিধা',
  included: 'নাশতাসহ, ধূমপানমুক্ত।',
  /** Beside the picture whose hour it is. */
  now: 'এখন সিলেটে',
  free: 'সুইমিং পুল আর জিম সব অতিথির জন্য ফ্রি।',
  typical: {
    text: (capacity) =>
      `সর্বোচ্চ ${formatNumber(capacity)} জন। আমাদের রুম সাধারণত এমন: ৩২ বর্গমিটার, কিং সাইজ খাট, বাগান বা শহরের দৃশ্য।`,
    link: 'সব রুম পাশাপাশি',
  },
  plan: {
    measures: (width, depth) =>
      `এই রুম, দৈর্ঘ্যে ${formatNumber(width)} ও প্রস্থে ${formatNumber(depth)} মিটার`,
    river: 'নদীর দিক',
  },
  amenities: ['ওয়াই-ফাই', 'চা-কফি বানানোর ব্যবস্থা', 'রুম সার্ভিস', 'এসি', 'ফ্ল্যাট স্ক্রিন টিভি', 'নিজস্ব বাথরুম'],
  services: [
    'প্রতিদিন ঘর পরিষ্কার',
    'সন্ধ্যায় বিছানা গুছিয়ে দেওয়া',
    'বোতলের পানি',
    'ফলের ঝুড়ি',
    'সন্ধ্যার নাশতা',
    'খবরের কাগজ',
  ],
  whyBookDirect: [
    'মাঝে কোনো এজেন্সি নেই',
    'রিসেপশনে দিনে-রাতে কথা বলা যায়',
    '‘বৈশাখী’ বললে একটি শুভেচ্ছা উপহার',
  ],
  otherRooms: 'অন্য রুমগুলো',
  policies: {
    columns: ['এই সাইটে রিজার্ভ করলে', 'রিসেপশনে কথা বলে নিলে'],
    rows: [
      {
        term: 'চেক-ইন',
        values: [policies.booking.checkIn, `${policies.room.checkIn} থেকে`],
      },
      {
        term: 'চেক-আউট',
        values: [`${policies.booking.checkOut} পর্যন্ত`, `${policies.room.checkOut} পর্যন্ত`],
      },
      {
        term: 'বাতিলের নিয়ম',
        values: [policies.booking.cancellation, policies.room.cancellation],
      },
      { term: 'শিশু', values: [policies.room.children] },
      { term: 'পোষা প্রাণী', values: [policies.room.pets] },
    ],
  },
  maxPeople: (capacity) => `সর্বোচ্চ ${formatNumber(capacity)} জন`,
  notFound: {
    title: 'রুমটি পাওয়া যায়নি',
    text: 'আপনি যে রুমটি খুঁজছেন, সেটি নেই।',
    link: 'সব রুমের তালিকায় ফিরুন',
  },
}
