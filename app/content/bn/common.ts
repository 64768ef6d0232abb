import { formatNumber } from '#language'
import type { common as english } from '../en/common.ts'
import type { Translation } from '../translation.ts'

/** Words that several screens need. */
export const common: Translation<typeof english> = {
  perNight: 'প্রতি রাত',
  guests: (count) => `${formatNumber(count)} জন অতিথি`,
  outOfFive: '৫-এর মধ্যে',
  minutesToRead: (minutes) => `${formatNumber(minutes)} মিনিটের পড়া`,
  stayTotal: (nights, total) => `${nights}: ${total}`,
  viewDetails: 'বিস্তারিত দেখুন',
  optional: '(ঐচ্ছিক)',
  completed: '(সম্পন্ন)',
  images: {
    close: 'বন্ধ করুন',
    choose: 'ছবি বেছে নিন',
    slide: (number) => `ছবি ${formatNumber(number)}`,
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    position: (number, count) => `${formatNumber(count)}টির মধ্যে ${formatNumber(number)}`,
  },
}
