import type { requestWords as english } from '../en/request.ts'
import type { Translation } from '../translation.ts'

/** The words of the letter that a guest keeps after a form was filled in. */
export const requestWords: Translation<typeof english> = {
  title: 'আপনার অনুরোধ',
  dear: (name) => `প্রিয় ${name || 'অতিথি'},`,
  greetings: {
    stay: {
      standard: 'আপনার ঘরটি বাড়ির নিরিবিলি দিকে, পর্দা অর্ধেক নামানো।',
      deluxe: 'আপনার জানালার ওপারে চা-বাগান। বৃষ্টির পর তার গন্ধ ঘরে আসে।',
      suite: 'আপনার ঘর নদীর মুখোমুখি। বর্ষায় বৃষ্টি আসার আগেই তার শব্দ শোনা যায়।',
      family: 'জানালার ধারের জায়গাটি খালি, বিস্কুটের বয়ামটি ভরা।',
    },
    room: 'নদীর ধারে একটি রুম, আর পৌঁছালেই এক পট চা।',
    table: 'একটি টেবিল, একটি বাতি, আর হাতে যত সময় চান।',
    order: 'আমাদের পাঠিয়ে দিন, ভাত চুলায় চড়বে।',
  },
  reference: 'রেফারেন্স নম্বর',
  notSent:
    'এই সাইট থেকে কিছুই পাঠানো হয়নি, আপনার জন্য কিছু ধরেও রাখা হয়নি। চিঠিটি রেখে দিন, অথবা নিজেই আমাদের পাঠিয়ে দিন।',
  code: 'অভ্যর্থনা ডেস্কের জন্য: কোডটি স্ক্যান করলে একই বুকিং খোলে।',
  includes: 'সার্ভিস চার্জ ও ভ্যাটসহ',
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
  },
  subject: (kind, reference) => `${kind}, ${reference}`,
  kinds: {
    stay: 'দ্য সুরমায় থাকার বুকিং',
    order: 'দ্য সুরমা থেকে খাবার',
    room: 'দ্য সুরমায় একটি রুম',
    table: (restaurant) => `দ্য সুরমা, ${restaurant}: একটি টেবিল`,
  },
  notConfirmed: 'এখনো নিশ্চিত নয়: অনুরোধটি পাঠিয়ে দিন বা আমাদের ফোন করুন।',
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
    payment: 'পেমেন্টের উপায়',
    total: 'মোট',
    delivery: 'ডেলিভারি',
    date: 'তারিখ',
    time: 'সময়',
    restaurant: 'রেস্তোরাঁ',
    partySize: 'কতজন',
    address: 'ঠিকানা',
    allergens: 'অ্যালার্জেন',
  },
  noAllergens: 'উল্লেখ নেই',
}
