import { contact } from '#app/content/site.ts'
import { formatNumber, listInWords } from '#language'
import type { reservations as english } from '../en/reservations.ts'
import type { Translation } from '../translation.ts'
import { policies } from './policies.ts'

/** The words of the three-step reservation. */
export const reservations: Translation<typeof english> = {
  title: 'রিজার্ভেশন',
  description:
    'তিন ধাপে দ্য সুরমায় কক্ষ রিজার্ভ করুন: তারিখ ও কক্ষ, আপনার তথ্য, নিশ্চিত করা। সব কর ও মাশুল ভাড়ার মধ্যেই ধরা।',
  hero: {
    title: 'সিলেটের সেরা আতিথেয়তা',
    bangla: 'নিমন্ত্রণ রইল',
    lead: 'ছোট তিনটি ধাপ, তারপর নদীর ধারে একটি ঘর আপনার অপেক্ষায়।',
  },
  progress: 'রিজার্ভেশন কত দূর এগোল',
  steps: ['কক্ষ বাছাই', 'অতিথির তথ্য', 'নিশ্চিত করা'],
  forward: ['ব্যক্তিগত তথ্যে যান', 'মূল্য পরিশোধে যান', 'রিজার্ভেশন নিশ্চিত করুন'],
  back: 'আগের ধাপে',
  dates: {
    title: 'কবে আসছেন, কজন আসছেন',
    adults: 'প্রাপ্তবয়স্ক',
    children: 'শিশু',
  },
  roomType: 'কক্ষের ধরন বেছে নিন',
  needed: {
    checkIn: 'চেক-ইনের তারিখ',
    checkOut: 'চেক-আউটের তারিখ',
    roomType: 'কক্ষের ধরন',
    agreed: 'শর্তে সম্মতি',
  },
  stillNeeded: (things) => `এখনো বাকি: ${listInWords(things)}।`,
  pastCheckIn: (day) =>
    `আপনার চেক-ইনের দিন, ${day}, সিলেটে পেরিয়ে গেছে। অন্য একটি দিন বেছে নিন; বাকি সব যেমন ছিল তেমনই আছে।`,
  stay: (nights, room) => `${nights}, ${room}`,
  party: (adults, children) =>
    [
      `${formatNumber(adults)} জন প্রাপ্তবয়স্ক`,
      ...(children === '0' ? [] : [`${formatNumber(children)} জন শিশু`]),
    ].join(', '),
  capacity: (guests) => `সর্বোচ্চ ${formatNumber(guests)} জন`,
  tooSmall: (guests) => `${formatNumber(guests)} জনের জন্য ছোট`,
  tooSmallFor: (guests, room, capacity, roomThatFits) =>
    `${room} সর্বোচ্চ ${formatNumber(capacity)} জনের। আপনারা ${formatNumber(guests)} জন হলে ` +
    (roomThatFits
      ? `${roomThatFits} বেছে নিন, অথবা আরেকটি কক্ষ রিজার্ভ করুন।`
      : 'আরেকটি কক্ষ রিজার্ভ করুন।'),
  guest: {
    title: 'কে আসছেন?',
    firstName: 'নামের প্রথম অংশ',
    lastName: 'নামের শেষ অংশ',
    email: 'ই-মেইল',
    phone: 'ফোন',
    specialRequests: 'বিশেষ অনুরোধ',
    hint: '‘বৈশাখী’ কথাটি লিখলে আপনার জন্য থাকবে স্বাগত-উপহার',
    offerHint: (offer) => `অফারটির কথা লিখুন: ${offer}`,
  },
  payment: {
    title: 'মূল্য পরিশোধের উপায়',
    methods: {
      'credit-card': {
        title: 'ক্রেডিট কার্ড',
        text: 'এখানে কার্ড নম্বর চাওয়া হয় না, কোনো টাকাও কাটা হয় না।',
      },
      'pay-later': {
        title: 'পরে পরিশোধ',
        text: 'অভ্যর্থনা ডেস্কে মিটিয়ে দেবেন, ডেস্ক ২৪ ঘণ্টা খোলা।',
      },
    },
  },
  terms: {
    before: 'আমি ',
    link: 'শর্তাবলি',
    after: ' ও বাতিলের নিয়ম মেনে নিচ্ছি।',
  },
  summary: {
    title: 'আপনার থাকা',
    checkIn: 'চেক-ইন',
    checkOut: 'চেক-আউট',
    guests: 'অতিথি',
    name: 'নাম',
    total: 'মোট',
    taxes: 'সব কর ও মাশুলসহ।',
  },
  demonstration: 'এই সাইটটি একটি নমুনা। এখানে যা লেখেন তা কোথাও পাঠানো বা রাখা হয় না, কোনো কক্ষও ধরে রাখা হয় না।',
  withoutScript: `দিন বেছে নিতে জাভাস্ক্রিপ্ট লাগে। তা না থাকলে ${contact.phone} নম্বরে ফোন করুন; অভ্যর্থনা ডেস্ক ২৪ ঘণ্টা আপনার জন্য আছে।`,
  information: {
    title: 'বুকিংয়ের আগে জানুন',
    items: [
      { title: 'বাতিল', text: policies.booking.cancellation },
      {
        title: 'চেক-ইন ও চেক-আউট',
        text: `চেক-ইন ${policies.booking.checkIn}। চেক-আউট ${policies.booking.checkOut} পর্যন্ত।`,
      },
      {
        title: 'বিশেষ অনুরোধ',
        text: 'খাওয়ার নিয়ম, শিশুর খাট, নিরিবিলি কোণ কিংবা জন্মদিন: যা লাগবে বলুন। যতটা পারি, করব।',
      },
    ],
  },
  confirmed: {
    title: 'রিজার্ভেশন নিশ্চিত হয়েছে!',
    text: (room, email) =>
      `আপনার ${room} রিজার্ভেশন নিশ্চিত হয়েছে। নিশ্চিত করার একটি ই-মেইল ${email} ঠিকানায় পাঠানো হয়েছে।`,
  },
}
