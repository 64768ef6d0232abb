import { formatNumber } from '#language'
import type { gallery as english, galleryTitles as englishTitles } from '../en/gallery.ts'
import type { Translation } from '../translation.ts'

export const gallery: Translation<typeof english> = {
  hero: {
    title: 'গ্যালারি',
    companion: 'ছবিতে সুরমা',
    lead: 'বাড়ি, নদী আর খাবার টেবিল। সবই আঁকা ছবি।',
  },
  description: 'আঠারোটি আঁকা ছবি: ঘর, খাবার টেবিল, বাগান ও নদী।',
  setLabel: 'আঁকা ছবি',
  filterLabel: 'বিভাগ',
  filters: {
    all: 'সব',
    rooms: 'রুম',
    dining: 'খাবার',
    amenities: 'সুযোগ-সুবিধা',
    interior: 'অন্দর',
    'exterior-and-events': 'বাহির ও আয়োজন',
  },
  count: (images) => `${formatNumber(images)}টি আঁকা ছবি`,
  empty: { message: 'এই বিভাগে কোনো ছবি নেই।', reset: 'সব ছবি দেখুন' },
}

export const galleryTitles: Translation<typeof englishTitles> = {
  gate: 'সন্ধ্যায় ফটক',
  terrace: 'দুপুরের টেরেস বিস্ট্রো',
  library: 'পড়ার ঘর',
  'family-suite': 'ফ্যামিলি স্যুট',
  'chingri-malai': 'চিংড়ি মালাইকারি, উৎসবের দিনে',
  'house-at-dusk': 'পানিতে বাড়ির ছায়া',
  'deluxe-room': 'ডিলাক্স রুম',
  nakshi: 'বাতির আলোয় নকশি',
  pavilion: 'চা-বাগানের মুখোমুখি',
  courtyard: 'উঠান',
  boishakhi: 'বৈশাখী সন্ধ্যা',
  'river-hall': 'কুয়াশার সকালে খাবার টেবিল',
  'first-light': 'প্রথম আলোয় সুরমা',
  spa: 'দরজার বাইরে খড়ম',
  'gaye-holud': 'গায়েহলুদ',
  lobby: 'লবি',
  pool: 'সুইমিং পুল',
  veranda: 'প্রেসিডেনশিয়াল স্যুটের বারান্দা',
}
