import { MAX_TABLE_CARDS } from '#app/domain/table-number.ts'
import type { tableCards as english } from '../en/table-cards.ts'
import type { Translation } from '../translation.ts'
import { formatNumber } from './language.ts'

export const tableCards: Translation<typeof english> = {
  title: 'টেবিলের কার্ড',
  intro:
    'প্রতিটি টেবিলের জন্য একটি কার্ড। অতিথি কোডটি স্ক্যান করে নিজের ফোনে মেনু দেখেন, তারপর অর্ডারটি ওয়েটারকে দেখান।',
  print:
    'এ-ফোর কাগজে পাতাটি প্রিন্ট করুন: শুধু কার্ডগুলোই ছাপা হবে, প্রতি কাগজে আটটি। মোটা কাগজে ছাপিয়ে চারপাশে এক আঙুল জায়গা রেখে কাটলে সবচেয়ে ভালো দেখায়।',
  withoutScript: 'কোড আঁকতে জাভাস্ক্রিপ্ট লাগে: কার্ড প্রিন্ট করতে সেটি চালু করুন।',
  count: `টেবিলের সংখ্যা, ১ থেকে ${formatNumber(MAX_TABLE_CARDS)}`,
  draw: 'কার্ড দেখান',
  printNow: 'প্রিন্ট করুন',
  code: (number) => `${formatNumber(number)} নম্বর টেবিলের মেনু খোলার কোড`,
}
