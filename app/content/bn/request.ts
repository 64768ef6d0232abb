import type { requestWords as english } from '../en/request.ts'
import type { Translation } from '../translation.ts'

export const requestWords: Translation<typeof english> = {
  title: 'আপনার অনুরোধ',
  dear: (name) => `প্রিয় ${name || 'অতিথি'},`,
  rest: 'বাকিটা নিচের চিঠিতে।',
  opens: 'অনুরোধটি খুলতে:',
  reference: 'রেফারেন্স নম্বর',
  notSent: 'এই সাইট থেকে কিছুই পাঠানো হয়নি, আপনার জন্য কিছু ধরেও রাখা হয়নি।',
  codes: {
    desk: 'অভ্যর্থনা ডেস্কের জন্য: স্ক্যান করলে অনুরোধটি খোলে।',
    waiter: 'ওয়েটারের জন্য: স্ক্যান করলে অর্ডারটি খোলে।',
  },
  includes: 'সব কর ও চার্জসহ',
  checkInFrom: (time) => `চেক-ইন ${time} থেকে।`,
  freeUntil: (day, time) => `নিশ্চিত হলে ${day}, ${time} পর্যন্ত বিনা খরচে বাতিল করা যাবে।`,
  calendar: 'ক্যালেন্ডারে রাখুন',
  print: 'প্রিন্ট করুন',
  copy: 'কপি করুন',
  copied: 'কপি হয়েছে',
  notCopied: 'আপনার ব্রাউজার কপি করতে দেয়নি। চিঠিটি প্রিন্ট করে নিতে পারেন।',
  share: 'শেয়ার করুন',
  send: {
    title: 'নিজেই পাঠিয়ে দিন',
    email: 'ই-মেইল লিখুন',
    whatsApp: 'হোয়াটসঅ্যাপে লিখুন',
    tooLong:
      'উইন্ডোজে ই-মেইলে পুরো চিঠি আঁটে না। বোতামটি চাপলে চিঠি কপিও হয়, ই-মেইলের শেষে পেস্ট করে দিন।',
  },
  subject: (kind, day, reference) => [kind, day, reference].filter(Boolean).join(', '),
  letters: {
    stay: {
      kind: 'দ্য সুরমায় থাকার অনুরোধ',
      ask: 'রুম খালি আছে কি না জানাবেন, ভাড়াও নিশ্চিত করবেন।',
    },
    room: {
      kind: 'দ্য সুরমায় একটি রুম',
      greeting: 'গাড়ি ফটকে ঢুকলেই কেটলি চড়ে।',
      ask: 'এমন রুম খালি আছে কি না আর ভাড়া কত, জানাবেন।',
    },
    table: {
      kind: (restaurant) => `${restaurant}, দ্য সুরমা: টেবিলের অনুরোধ`,
      greeting: 'অতিথি ‘আসি’ না বলা পর্যন্ত আমরা টেবিল গোটাই না।',
      ask: 'টেবিলটি পাওয়া যাবে কি না জানাবেন।',
    },
    privateRoom: {
      kind: (name) => `${name}, দ্য সুরমা: আয়োজনের অনুরোধ`,
      greeting: 'গান ধরতে পারেন, দরজাটা ভালোই বন্ধ হয়।',
      ask: 'ঘরটি পাওয়া যাবে কি না আর খরচ কত, জানাবেন।',
    },
    message: {
      kind: 'দ্য সুরমাকে একটি বার্তা',
      greeting: 'আমাদের পাঠিয়ে দিন, যিনি আগে পড়বেন তিনিই উত্তর লিখবেন।',
      ask: 'উত্তর লিখে জানাবেন।',
    },
  },
  askForDay: 'ঘরটির খরচ কত আর কোন কোন দিন খালি, জানাবেন।',
  facts: {
    room: 'রুম',
    checkIn: 'চেক-ইন',
    checkOut: 'চেক-আউট',
    nights: 'কত রাত',
    guests: 'অতিথি',
    name: 'নাম',
    email: 'ই-মেইল',
    phone: 'ফোন',
    specialRequests: 'বিশেষ অনুরোধ',
    total: 'মোট',
    date: 'তারিখ',
    time: 'সময়',
    restaurant: 'রেস্তোরাঁ',
    otherwise: 'না হলে',
    privateRoom: 'আলাদা আয়োজনের ঘর',
    partySize: 'কতজন',
    subject: 'বিষয়',
  },
}
