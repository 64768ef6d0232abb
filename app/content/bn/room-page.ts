import { formatNumber } from '#language'
import { policies } from '#words/policies.ts'
import type { roomPage as english } from '../en/room-page.ts'
import type { Translation } from '../translation.ts'

/** What every room's own page says beside the room itself. Fixed for all rooms. */
export const roomPage: Translation<typeof english> = {
  back: 'কক্ষ',
  sideLabel: 'ভাড়া ও বুকিং',
  tabsLabel: 'কক্ষের তথ্য',
  tabs: { overview: 'এক নজরে', amenities: 'সুবিধা', policies: 'নিয়ম' },
  amenitiesTitle: 'কক্ষে যা আছে',
  servicesTitle: 'বিনা খরচের সেবা',
  addToCart: 'কার্টে নিন',
  book: 'বিস্তারিতসহ বুক করুন',
  whyTitle: 'সরাসরি বুক করার সুবিধা',
  features: {
    size: '৩২ বর্গমিটার',
    bed: 'কিং খাট',
    view: 'বাগান বা শহরের দৃশ্য',
    breakfast: 'নাশতাসহ',
    smoking: 'ধূমপানমুক্ত',
  },
  amenities: [
    'ওয়াই-ফাই',
    'চা-কফি তৈরির ব্যবস্থা',
    'কক্ষে খাবার পরিবেশন',
    'শীতাতপ নিয়ন্ত্রণ',
    'টেলিভিশন',
    'নিজস্ব গোসলখানা',
  ],
  services: [
    'রোজ ঘর পরিষ্কার',
    'সন্ধ্যায় বিছানা গোছানো',
    'বোতলের পানি',
    'ফলের ঝুড়ি',
    'সন্ধ্যার নাশতা',
    'খবরের কাগজ',
  ],
  whyBookDirect: [
    'কথা হবে সরাসরি হোটেলের সঙ্গে',
    'বিনা খরচে বাতিল',
    'আপনার অনুরোধ পড়বেন তাঁরাই, যাঁরা ঘরগুলো দেখাশোনা করেন',
  ],
  otherRooms: 'অন্য কক্ষ',
  policies: [
    { term: 'চেক-ইন', value: `${policies.room.checkIn} থেকে` },
    { term: 'চেক-আউট', value: `${policies.room.checkOut} পর্যন্ত` },
    { term: 'বাতিল', value: policies.room.cancellation },
    { term: 'শিশু', value: policies.room.children },
    { term: 'পোষা প্রাণী', value: policies.room.pets },
  ],
  maxPeople: (capacity) => `সর্বোচ্চ ${formatNumber(capacity)} জন`,
  maxOccupancy: (capacity) => `সর্বোচ্চ ${formatNumber(capacity)} জন থাকতে পারবেন`,
  notFound: {
    title: 'কক্ষটি পাওয়া যায়নি',
    text: 'আপনি যে কক্ষটি খুঁজছেন, সেটি নেই।',
    link: 'সব কক্ষে ফিরে যান',
  },
  added: {
    title: 'কক্ষটি কার্টে যোগ হয়েছে',
    text: (name) => `${name} আপনার বুকিং কার্টে যোগ হয়েছে।`,
  },
}
