import type { atTable as english } from '../en/at-table.ts'
import type { Translation } from '../translation.ts'
import { formatNumber } from './language.ts'

export const atTable: Translation<typeof english> = {
  table: (number) => `টেবিল ${formatNumber(number)}`,
  total: 'মোট',
  leave: 'আমি এই টেবিলে নেই',
  added: (count) => `নতুন ${formatNumber(count)}টি`,
  removed: 'বাদ',
  waiterHasIt: 'ওয়েটার অর্ডারটি নিয়েছেন',
  empty: (number) =>
    `আপনি আছেন টেবিল ${formatNumber(number)}-এ। পাতা আবার লোড করে থাকলে কার্ট নতুন করে শুরু হয়: ওয়েটার যা এখনো নেননি, শুধু তা-ই যোগ করুন।`,
  noDelivery: 'ডেলিভারি চার্জ নেই',
  allClosed: 'এখন আমাদের সব রেস্তোরাঁ বন্ধ। রিসেপশন খোলা আছে।',
  showOrder: 'ওয়েটারকে দেখান',
  code: 'কোডটি স্ক্যান করলে অন্য ফোনে এই অর্ডার খোলে',
  scan: 'মেনু দেখতে স্ক্যান করুন',
  show: 'কিছুই পাঠানো হয় না, অর্ডারটি ওয়েটারকে দেখান।',
}
