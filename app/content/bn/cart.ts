import { formatNumber } from '#language'
import type { cart as english } from '../en/cart.ts'
import type { Translation } from '../translation.ts'

/** The words of the cart in its three states and of its checkout. */
export const cart: Translation<typeof english> = {
  title: 'কার্ট',
  description:
    'দ্য সুরমা, সিলেটে আপনার কার্ট: ঘরে পৌঁছে দেওয়ার খাবার আর বুক করার কক্ষ। এই সাইটে যতক্ষণ আছেন, কেবল ততক্ষণই থাকে।',
  heading: 'আপনার কার্ট',
  bangla: 'আপনার ঝুড়ি',
  empty: {
    title: 'আপনার কার্ট খালি',
    text: 'চুলায় ভাত, নদীর পাড়ে বিছানা। কোথা থেকে শুরু করি?',
    orderFood: 'খাবার অর্ডার করুন',
    bookRoom: 'কক্ষ বুক করুন',
  },
  placed: {
    title: 'অর্ডারের জন্য ধন্যবাদ',
    text: 'এটি একটি নমুনা: রান্নাঘরে কিছু পাঠানো হয়নি, কোনো টাকাও কাটা হয়নি।',
    home: 'প্রথম পাতায় ফিরুন',
    shop: 'আরও কিছু নিন',
    toast: {
      title: 'আপনার অর্ডার জমা হয়েছে!',
      text: 'একটু পরেই নিশ্চিত করার ই-মেইল আসবে।',
    },
  },
  tables: {
    food: { caption: 'খাবার', item: 'পদ' },
    room: { caption: 'কক্ষের বুকিং', item: 'কক্ষ', unit: 'প্রতি রাত' },
  },
  columns: { price: 'দাম', quantity: 'পরিমাণ', total: 'মোট', remove: 'সরান' },
  quantity: (name) => `${name}: পরিমাণ`,
  fewer: (name) => `একটি কম: ${name}`,
  more: (name) => `একটি বেশি: ${name}`,
  remove: (name) => `সরান: ${name}`,
  removed: {
    title: 'কার্ট থেকে সরানো হয়েছে',
    text: (name) => `${name} আপনার কার্ট থেকে সরানো হয়েছে।`,
  },
  shop: 'আরও কিছু নিন',
  clear: 'কার্ট খালি করুন',
  summary: (count, total) => `আপনার কার্টে ${formatNumber(count)}টি, মোট ${total}`,
  totals: {
    title: 'হিসাব',
    subtotal: 'উপমোট',
    delivery: 'ডেলিভারি খরচ',
    total: 'মোট',
  },
  checkOut: 'অর্ডার শেষ করুন',
  demonstration: {
    title: 'এটি একটি নমুনা।',
    text: 'এখান থেকে কিছু পাঠানো হয় না, কোনো টাকাও কাটা হয় না।',
  },
  checkout: {
    title: 'অর্ডার শেষ করা',
    close: 'বন্ধ করুন',
    intro: (total) => `মোট ${total}। এটি নমুনা: কিছু পাঠানো বা রাখা হয় না।`,
    name: 'নাম',
    email: 'ই-মেইল',
    phone: 'ফোন',
    card: 'কার্ড নম্বর (নমুনা)',
    cardPlaceholder: 'দয়া করে আসল নম্বর দেবেন না',
    address: 'ঠিকানা',
    cancel: 'বাতিল করুন',
    place: 'অর্ডার দিন',
  },
}
