import type { linkNames as english } from '../en/navigation.ts'
import type { Translation } from '../translation.ts'

export const linkNames: Translation<typeof english> = {
  home: { title: 'প্রথম পাতা' },
  about: { title: 'আমাদের কথা' },
  rooms: { title: 'রুম' },
  dining: { title: 'খাবার' },
  gallery: { title: 'গ্যালারি' },
  blog: { title: 'ব্লগ' },
  offers: { title: 'বিশেষ অফার', short: 'অফার' },
  contact: { title: 'যোগাযোগ' },
  bookNow: { title: 'বুক করুন' },
  cart: { title: 'কার্ট দেখুন' },
  reservations: { title: 'রিজার্ভেশন' },
  privacyPolicy: { title: 'গোপনীয়তা নীতি' },
  terms: { title: 'সেবার শর্তাবলি' },
  accessibility: { title: 'প্রবেশগম্যতা' },
}

export const nextPage = 'এরপর'
