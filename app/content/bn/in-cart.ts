import { formatNumber } from '#language'
import type { inCart as english } from '../en/in-cart.ts'
import type { Translation } from '../translation.ts'

export const inCart: Translation<typeof english> = {
  room: {
    title: 'রুমটি কার্টে যোগ হয়েছে',
    text: (name) => `${name} আপনার বুকিং কার্টে যোগ হয়েছে।`,
  },
  title: 'কার্টে আগেই আছে',
  most: (name, most) => `${name}: কার্টে সবচেয়ে বেশি ${formatNumber(most)}টি নেওয়া যায়।`,
  taken: (name) => `${name} কার্ট থেকে সরিয়ে নেওয়া হয়েছে।`,
  tooSmall: (capacity, guests) =>
    `সর্বোচ্চ ${formatNumber(capacity)} জনের জন্য। আপনারা ${formatNumber(guests)} জন।`,
}
