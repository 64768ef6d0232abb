import type { Days } from '#app/domain/day.ts'
import { lineNights } from '#app/domain/order.ts'
import { noBreak } from '#app/domain/text.ts'
import { formatDay, formatNumber, listInWords } from '#language'
import { common } from '#words/common.ts'
import type { cart as english } from '../en/cart.ts'
import type { Translation } from '../translation.ts'

const daysInWords = ({ checkIn, checkOut }: Days) =>
  `${noBreak(formatDay(checkIn))} থেকে ${noBreak(formatDay(checkOut))}`

export const cart: Translation<typeof english> = {
  title: 'কার্ট',
  description: 'বাসায় পৌঁছে দেওয়ার খাবার আর বুক করার রুম। যতক্ষণ এই সাইটে আছেন, ততক্ষণই থাকে।',
  heading: 'আপনার কার্ট',
  companion: 'যা যা বেছে নিলেন',
  empty: {
    title: 'আপনার কার্ট খালি',
    text: 'খিদে পেয়েছে, না ঘুম?',
    orderFood: 'খাবার অর্ডার করুন',
    bookRoom: 'রুম বুক করুন',
  },
  placed: {
    title: 'অর্ডারের জন্য ধন্যবাদ',
    home: 'প্রথম পাতায় ফিরুন',
    shop: 'আরও কিছু নিন',
    toast: {
      title: 'আপনার অর্ডার জমা হয়েছে!',
      text: 'একটু পরেই কনফার্মেশন ই-মেইল আসবে।',
    },
  },
  tables: {
    food: { caption: 'খাবার', item: 'পদ' },
    room: { caption: 'রুম বুকিং', item: 'রুম', unit: 'প্রতি রাত' },
  },
  days: daysInWords,
  line: ({ name, quantity, days, type }) => {
    const several = type === 'food' || quantity > 1 ? `${formatNumber(quantity)} × ${name}` : name
    if (type === 'food') return several
    return `${several}, ${days ? daysInWords(days) : 'দিন এখনো ঠিক হয়নি'} (${common.nights(lineNights({ days }))})`
  },
  noDays: 'দিন ঠিক হয়নি: আপাতত এক রাত ধরা আছে।',
  chooseDays: 'দিন বেছে নিন',
  changeDays: 'দিন বদলান',
  takeDays: 'এই দিনগুলো নিন',
  oneAdapted: 'এ ধরনের একটি রুমই হুইলচেয়ারের উপযোগী, অন্যগুলো নয়।',
  party: { forParty: (party) => `থাকবেন ${party}`, ask: 'কজন থাকবেন?' },
  columns: { price: 'দাম', quantity: 'পরিমাণ', total: 'মোট', remove: 'সরান' },
  quantity: (name) => `${name}: পরিমাণ`,
  fewer: (name) => `একটি কমান: ${name}`,
  more: (name) => `একটি বাড়ান: ${name}`,
  remove: (name) => `সরান: ${name}`,
  removed: {
    title: 'কার্ট থেকে সরানো হয়েছে',
    text: (name) => `${name} আপনার কার্ট থেকে সরানো হয়েছে।`,
  },
  shop: 'আরও কিছু নিন',
  clear: 'কার্ট খালি করুন',
  summary: (count, total) => `আপনার কার্টে ${formatNumber(count)}টি জিনিস, মোট ${total}`,
  past: 'থাকার প্রথম দিন সিলেটে পেরিয়ে গেছে: এটি অর্ডারে যাবে না।',
  notDelivered: (hours) => `এখন ডেলিভারি নেই। ${hours.join('। ')}।`,
  totals: {
    title: 'হিসাব',
    subtotal: 'সাবটোটাল',
    delivery: 'ডেলিভারি চার্জ',
    total: 'মোট',
  },
  letters: {
    order: {
      title: 'ডেলিভারির অর্ডার',
      greeting: 'আমাদের পাঠিয়ে দিন। সব জেনে নিয়েই চুলায় ভাত বসবে।',
      ask: 'অর্ডারটি নিশ্চিত করবেন, খাবার কখন পৌঁছাবে তা-ও জানাবেন।',
    },
    orderAtTable: (table) => ({
      title: `${formatNumber(table)} নম্বর টেবিলের অর্ডার`,
      greeting: 'ওয়েটারকে দেখান। সব জেনে নিয়েই চুলায় ভাত বসবে।',
      ask: `${formatNumber(table)} নম্বর টেবিলের জন্য।`,
    }),
    orderAndRoom: {
      title: 'খাবারের অর্ডার, আর থাকার অনুরোধ',
      greeting: 'আমাদের পাঠিয়ে দিন। সব জেনে নিয়েই চুলায় ভাত বসবে, পৌঁছালে চা-ও তৈরি থাকবে।',
      ask: 'অর্ডার, রুম ও ভাড়া নিশ্চিত করবেন, খাবার কখন আসবে তা-ও জানাবেন।',
    },
  },
  askFor: 'আমার কাছে জেনে নেবেন',
  askFirst: 'যা জানতে বলেছি বা বাকি আছে, জেনে নিয়ে সব নিশ্চিত করবেন, দাম আর সময়ও।',
  allergens: { listed: 'মেনু অনুযায়ী এসব খাবারে আছে', none: 'কোনো অ্যালার্জেন নেই' },
  checkOut: 'অর্ডারের শেষ ধাপে যান',
  demonstration: {
    title: 'এটি একটি ডেমো।',
    text: 'এখান থেকে কোথাও কিছু যায় না, কোনো টাকাও কাটা হয় না।',
  },
  checkout: {
    title: 'অর্ডারের শেষ ধাপ',
    intro: (total) => `মোট ${total}`,
    name: 'নাম',
    email: 'ই-মেইল',
    phone: 'ফোন',
    card: 'কার্ড নম্বর',
    cardPlaceholder: 'এই ডেমোতে লাগবে না',
    address: 'ঠিকানা',
    addressPlaceholder: 'বাসা, রাস্তা, এলাকা',
    when: 'কখন চাই',
    whenHint: 'আজ রাত ৮টায়',
    writtenOn: (when, day) => `${when} (লেখা: ${day})`,
    wish: 'আর কিছু জানাতে চান?',
    wishHints: {
      food: 'টাকা দেবেন নগদে, কার্ডে না বিকাশে? কোন গেট? লবণ কম?',
      room: 'পাশাপাশি রুম, বাচ্চার খাট, উপহারের জন্য ‘বৈশাখী’',
      table: 'লবণ কম, পেঁয়াজ ছাড়া',
    },
    missing: {
      address: 'ঠিকানা',
      phone: 'ফোন নম্বর',
      name: 'নাম',
      when: 'ডেলিভারির দিন ও সময়',
      guests: 'অতিথির সংখ্যা',
      sentence: (things) => `${listInWords(things)} লিখে দিন।`,
    },
    cancel: 'ফিরে যান',
    place: 'অর্ডার দিন',
  },
}
