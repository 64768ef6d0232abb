import { formatNumber } from '#language'
import type { roomsPage as english } from '../en/rooms-page.ts'
import type { Translation } from '../translation.ts'

/** The words of the rooms list and of a room shown in its place. */
export const roomsPage: Translation<typeof english> = {
  hero: {
    title: 'কক্ষ ও স্যুট',
    bangla: 'ঘরের মতো ঘর',
    lead: 'সুরমার পাশে রাত কাটানোর ছয়টি উপায়: নিরিবিলি স্ট্যান্ডার্ড কক্ষ থেকে গোটা ওপরতলা।',
  },
  size: (area) => `${formatNumber(area)} বর্গমিটার`,
  description:
    'সিলেটে সুরমার তীরে ছয়টি কক্ষ ও স্যুট: নিরিবিলি স্ট্যান্ডার্ড কক্ষ থেকে গোটা ওপরতলা, প্রতি রাতের ভাড়াসহ।',
  filterLabel: 'কক্ষের ধরন',
  filters: { all: 'সব কক্ষ', standard: 'স্ট্যান্ডার্ড', suite: 'স্যুট' },
  search: { label: 'কক্ষ খুঁজুন', placeholder: 'কক্ষ খুঁজুন...' },
  empty: { message: 'আপনার খোঁজের সঙ্গে কোনো কক্ষ মেলেনি।', reset: 'বাছাই মুছুন' },
  found: (count) => `${formatNumber(count)}টি কক্ষ`,
  facts: { size: 'আয়তন', bed: 'খাট', view: 'জানালার ওপারে', capacity: 'ধারণক্ষমতা' },
  guests: (count) => `${formatNumber(count)} জন অতিথি`,
  comparison: {
    title: 'পাশাপাশি সব কক্ষ',
    room: 'কক্ষ',
    price: 'প্রতি রাতের ভাড়া',
    special: 'বিশেষত্ব',
  },
  features: 'যা যা আছে',
  sideLabel: 'ভাড়া ও বুকিং',
  back: 'সব কক্ষে ফিরে যান',
  book: 'এই কক্ষটি বুক করুন',
  ownPage: 'সুবিধা ও নিয়ম',
  ready: { title: 'থাকার ঘর বুক করবেন?', button: 'বুক করুন' },
}
