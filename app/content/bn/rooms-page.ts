import { formatNumber } from '#language'
import type { roomsPage as english } from '../en/rooms-page.ts'
import type { Translation } from '../translation.ts'

const WORDS = ['শূন্য', 'এক', 'দুই', 'তিন', 'চার', 'পাঁচ', 'ছয়', 'সাত', 'আট', 'নয়', 'দশ']

/** A number of rooms, in words up to ten. */
const inWords = (count: number) => WORDS[count] ?? formatNumber(count)

export const roomsPage: Translation<typeof english> = {
  hero: {
    title: 'রুম ও স্যুট',
    companion: 'ঘরের মতো ঘর',
    lead: (rooms) =>
      `সুরমার পাশে থাকার ${inWords(rooms)} রকম ঘর, একটি কুইন সাইজ খাট থেকে শুরু করে পুরো ওপরতলা পর্যন্ত।`,
  },
  size: (area) => `${formatNumber(area)} বর্গমিটার`,
  description: (rooms) => `নদীর তীরে ${inWords(rooms)}টি রুম ও স্যুট পাশাপাশি, প্রতি রাতের ভাড়াসহ।`,
  filterLabel: 'রুমের ধরন',
  filters: { all: 'সব রুম', standard: 'স্ট্যান্ডার্ড', suite: 'স্যুট' },
  search: { label: 'রুম খুঁজুন', placeholder: 'রুম খুঁজুন...' },
  empty: { message: 'আপনার খোঁজের সঙ্গে কোনো রুম মেলেনি।', reset: 'ফিল্টার মুছুন' },
  found: (count) => `${formatNumber(count)}টি রুম`,
  facts: { size: 'আয়তন', bed: 'খাট', view: 'জানালার ওপারে', capacity: 'কতজন' },
  comparison: {
    title: 'পাশাপাশি সব রুম',
    plans: 'সব নকশা একই স্কেলে আঁকা। যে রুম থেকে নদী দেখা যায়, সেখানে লাল রেখাটি নদী।',
    room: 'রুম',
    price: 'প্রতি রাত',
  },
  features: 'যা যা আছে',
  sideLabel: 'ভাড়া ও বুকিং',
  back: 'সব রুমের তালিকায় ফিরুন',
  book: 'এই রুমটি বুক করুন',
  ownPage: 'সুবিধা ও নিয়ম',
  ready: { title: 'থাকার ঘর বুক করবেন?', button: 'বুক করুন' },
}
