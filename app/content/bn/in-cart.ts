import { formatNumber, listInWords } from '#language'
import type { inCart as english } from '../en/in-cart.ts'
import type { Translation } from '../translation.ts'

export const inCart: Translation<typeof english> = {
  room: {
    title: 'রুমটি কার্টে যোগ হয়েছে',
    text: (name) => `${name} আপনার বুকিং কার্টে যোগ হয়েছে।`,
  },
  now: (counts) =>
    counts.length > 0
      ? `কার্টে এখন ${listInWords(counts.map(([name, count]) => `${formatNumber(count)}\u00a0×\u00a0${name}`))}।`
      : 'কার্টে আর নেই।',
  takeBack: 'একটি কমান',
  takenBack: 'একটি কমানো হয়েছে',
  title: 'কার্টে আগেই আছে',
  most: (name, most) => `${name}: কার্টে সবচেয়ে বেশি ${formatNumber(most)}টি নেওয়া যায়।`,
  taken: (name) => `${name} কার্ট থেকে সরিয়ে নেওয়া হয়েছে।`,
  leaving: (dishes) =>
    `কার্টে ${formatNumber(dishes)}টি খাবার আছে। কার্টে যা থাকবে, তা টেবিলে নয়, ঠিকানায় পৌঁছে দেওয়া হবে।`,
  keepDishes: 'ডেলিভারির জন্য থাকুক',
  takeOut: 'কার্ট থেকে সরান',
  tooSmall: (capacity, guests) =>
    `সর্বোচ্চ ${formatNumber(capacity)} জনের জন্য। আপনারা ${formatNumber(guests)} জন।`,
}
