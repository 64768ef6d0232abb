import { MAX_TABLE_CARDS } from '#app/domain/table-number.ts'
import type { tableCards as english } from '../en/table-cards.ts'
import type { Translation } from '../translation.ts'
import { formatNumber } from './language.ts'

export const tableCards: Translation<typeof english> = {
  title: 'টেবিলের কার্ড',
  intro: 'অতিথি টেবিলের কোডটি স্ক্যান করে মেনু দেখেন, তারপর অর্ডারটি ওয়েটারকে দেখান।',
  print: 'মোটা এ-ফোর কাগজে প্রিন্ট করুন, প্রতি কাগজে আটটি। চারপাশে এক আঙুল জায়গা রেখে কাটবেন।',
  withoutScript: 'কোড আঁকতে জাভাস্ক্রিপ্ট লাগে: কার্ড প্রিন্ট করতে সেটি চালু করুন।',
  count: `টেবিলের সংখ্যা, ১ থেকে ${formatNumber(MAX_TABLE_CARDS)}`,
  draw: 'কার্ড দেখান',
  printNow: 'প্রিন্ট করুন',
  code: (number) => `${formatNumber(number)} নম্বর টেবিলের মেনু খোলার কোড`,
}
