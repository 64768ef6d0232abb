import { formatNumber } from '#language'
import type { common as english } from '../en/common.ts'
import type { Translation } from '../translation.ts'

export const common: Translation<typeof english> = {
  perNight: 'প্রতি রাত',
  guests: (count) => `${formatNumber(count)} জন অতিথি`,
  outOfFive: '(সর্বোচ্চ ৫)',
  nights: (count) => `${formatNumber(count)} রাত`,
  dates: {
    checkIn: 'চেক-ইনের তারিখ',
    checkOut: 'চেক-আউটের তারিখ',
    choose: 'একটি দিন বেছে নিন',
    chooseCheckInFirst: 'আগে চেক-ইন বেছে নিন',
    passed: (day) => `আপনার চেক-ইনের দিন, ${day}, সিলেটে পেরিয়ে গেছে। অন্য একটি দিন বেছে নিন।`,
    required: '(আবশ্যক)',
  },
  stayAndTotal: (nights, total) => `${nights}: ${total}`,
  withOffer: (offer) => `‘${offer}’ অফার নিশ্চিত হলে`,
  viewDetails: 'বিস্তারিত দেখুন',
  requestReady: (reference) => `আপনার অনুরোধটি তৈরি। রেফারেন্স নম্বরটি রেখে দিন: ${reference}।`,
  offer: 'অফার',
  close: 'বন্ধ করুন',
  optional: '(ঐচ্ছিক)',
  completed: '(সম্পন্ন)',
  newTab: '(নতুন ট্যাবে খুলবে)',
  carousel: 'স্লাইডশো',
  images: {
    image: 'ছবি',
    choose: 'ছবি বেছে নিন',
    slide: (number) => `ছবি ${formatNumber(number)}`,
    previous: 'আগের ছবি',
    next: 'পরের ছবি',
    position: (number, count) => `${formatNumber(count)}টির মধ্যে ${formatNumber(number)} নম্বর`,
  },
}
