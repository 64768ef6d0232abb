import { contact } from '#app/content/hotel.ts'
import { formatNumber, listInWords } from '#language'
import type { reservations as english } from '../en/reservations.ts'
import type { Translation } from '../translation.ts'
import { partyWords } from './party.ts'
import { policies } from './policies.ts'

export const reservations: Translation<typeof english> = {
  title: 'রিজার্ভেশন',
  description: 'তিন ধাপে রুম রিজার্ভ করুন। ভাড়ায় সব কর ও চার্জ ধরা আছে।',
  hero: {
    title: 'সিলেটের সেরা আতিথেয়তা',
    companion: 'আমন্ত্রণ রইল',
    lead: 'আপনার আগেই জেগে উঠবে নদী।',
  },
  progress: 'রিজার্ভেশন কত দূর এগোল',
  steps: ['রুম বাছাই', 'অতিথির তথ্য', 'নিশ্চিতকরণ'],
  forward: ['ব্যক্তিগত তথ্যে যান', 'পেমেন্টে যান', 'রিজার্ভেশন নিশ্চিত করুন'],
  another: 'আরেকবার থাকতে চাইলে',
  back: 'আগের ধাপে',
  dates: {
    title: 'কবে আসছেন, কজন আসছেন',
    adults: partyWords.adults,
    children: partyWords.children,
  },
  roomType: 'রুমের ধরন বেছে নিন',
  needed: {
    checkIn: 'চেক-ইনের তারিখ',
    checkOut: 'চেক-আউটের তারিখ',
    roomType: 'রুমের ধরন',
    agreed: 'শর্তে সম্মতি',
  },
  stillNeeded: (things) => `এখনো বাকি: ${listInWords(things)}।`,
  stay: (nights, room) => `${nights}, ${room}`,
  capacity: (guests) => `সর্বোচ্চ ${formatNumber(guests)} জন`,
  tooSmall: (guests) => `${formatNumber(guests)} জনের জন্য ছোট`,
  tooSmallFor: (guests, room, capacity, rooms, roomThatFits) =>
    `${room} সর্বোচ্চ ${formatNumber(capacity)} জনের জন্য। আপনারা ${formatNumber(guests)} জন, তাই ` +
    `${roomThatFits ? `${roomThatFits} বেছে নিন, অথবা ` : ''}${formatNumber(rooms)}টি রুম রিজার্ভ করুন।`,
  childShares: '১২ বছরের কম বয়সি শিশু আপনাদের খাটেই থাকলে খরচ নেই, আগে ফোন করবেন।',
  severalRooms: (rooms, room) => `${formatNumber(rooms)} × ${room} কার্টে নিন`,
  guest: {
    title: 'কে আসছেন?',
    firstName: 'নামের প্রথম অংশ',
    lastName: 'নামের শেষ অংশ',
    email: 'ই-মেইল',
    phone: 'ফোন',
    arrival: partyWords.arrival,
    childrenAges: partyWords.childrenAges,
    specialRequests: 'বিশেষ অনুরোধ',
    hint: '‘বৈশাখী’ কথাটি লিখলে আপনার জন্য থাকবে শুভেচ্ছা উপহার',
  },
  payment: {
    title: 'পেমেন্টের উপায়',
    methods: {
      'credit-card': {
        title: 'ক্রেডিট কার্ড',
        text: 'কার্ড দেবেন রিসেপশনে, এখানে নম্বর চাওয়া হয় না।',
      },
      'pay-later': {
        title: 'পরে পেমেন্ট',
        text: 'যাওয়ার সময় রিসেপশনে দিলেই চলবে।',
      },
    },
  },
  terms: {
    before: 'আমি ',
    link: 'শর্তাবলি',
    after: ' ও বাতিলের নিয়ম মেনে নিচ্ছি।',
  },
  summary: { title: 'আপনার থাকা', taxes: 'সব কর ও চার্জসহ।' },
  demonstration: 'এটি একটি ডেমো: যা লেখেন তা কোথাও পাঠানো বা রাখা হয় না, কোনো রুমও ধরা থাকে না।',
  withoutScript: `দিন বেছে নিতে জাভাস্ক্রিপ্ট লাগে। না থাকলে ${contact.phone} নম্বরে ফোন করুন, দিনে বা রাতে।`,
  information: {
    title: 'বুকিংয়ের আগে জানুন',
    items: [
      { title: 'বাতিলের নিয়ম', text: policies.booking.cancellation },
      {
        title: 'চেক-ইন ও চেক-আউট',
        text: `চেক-ইন ${policies.booking.checkIn}। চেক-আউট ${policies.booking.checkOut} পর্যন্ত।`,
      },
      {
        title: 'বিশেষ অনুরোধ',
        text: 'শিশুর খাট, নিরিবিলি কোণ কিংবা জন্মদিন: ফরমে লিখুন। শেষে একটি চিঠি তৈরি হবে, সেটি আমাদের পাঠিয়ে দিন। যতটা পারি, করব। খাবারে বাছবিচার বা অ্যালার্জি থাকলে ফোন করুন।',
      },
    ],
  },
  greetings: {
    standard: 'সকালের রোদ লেখার টেবিলে। দুপুরের ঘুম ডিভানে।',
    deluxe: 'একটি ঘর, জানালার ওপারে চা-বাগান। বৃষ্টির পর তার গন্ধ ঘরে আসে।',
    suite: 'নদীর মুখোমুখি ঘর। বর্ষায় বৃষ্টি আসার আগেই তার শব্দ শোনা যায়।',
    family: 'বিস্কুটের বয়াম ভরা। কেউ গোনে না।',
    'presidential-suite': 'সন্ধ্যায় বারান্দায় থাকবেন, নিচ দিয়ে নৌকা ঘরে ফেরে।',
    'garden-view': 'দরজা খুললেই বাগান। লাল ছাতাটিও আপনার।',
  },
  confirmed: {
    title: 'রিজার্ভেশন নিশ্চিত হয়েছে!',
    text: (room, email) =>
      `আপনার রিজার্ভেশন নিশ্চিত হয়েছে: ${room}। ${email} ঠিকানায় একটি কনফার্মেশন ই-মেইল পাঠানো হয়েছে।`,
  },
}
