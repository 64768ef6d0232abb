import type {
  footer as englishFooter,
  frame as englishFrame,
  notFetched as englishNotFetched,
  notStarted as englishNotStarted,
  openInNewTab as englishOpenInNewTab,
} from '../en/frame.ts'
import type { Translation } from '../translation.ts'

export const frame: Translation<typeof englishFrame> = {
  skip: 'সরাসরি মূল লেখায় যান',
  navigation: 'প্রধান',
  menu: 'মেনু',
  search: 'খুঁজুন',
  dismiss: 'সরিয়ে দিন',
  chat: { name: 'চ্যাট', open: 'চ্যাট খুলুন', close: 'চ্যাট বন্ধ করুন' },
  notFound: 'পাতাটি পাওয়া যায়নি',
}

export const notFetched: Translation<typeof englishNotFetched> = {
  title: 'এটি খোলা গেল না',
  text: 'আপনার ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
}

export const openInNewTab: Translation<typeof englishOpenInNewTab> = {
  title: 'পাতাটি নতুন ট্যাবে খুলবে',
  text: 'আপনার লেখা এখানেই থাকবে।',
  open: 'খুলুন',
}

export const notStarted: Translation<typeof englishNotStarted> = {
  text: 'পাতাটি পুরোপুরি আসেনি: পড়া যাবে, তবে সবকিছু কাজ করবে না।',
  again: 'আবার খুলুন',
}

export const footer: Translation<typeof englishFooter> = {
  social: 'সামাজিক মাধ্যম',
  socialNames: {
    facebook: 'ফেসবুক',
    instagram: 'ইনস্টাগ্রাম',
    twitter: 'টুইটার',
    youtube: 'ইউটিউব',
    linkedin: 'লিংকডইন',
  },
  quickLinks: 'দরকারি লিংক',
  contact: 'যোগাযোগ',
  blurb: 'সিলেটে নদীর পাড়ের বাড়ি, ২০২৩ থেকে। বৃষ্টি ভাড়ায় ধরা আছে।',
  newsletter: {
    title: 'আমাদের খবর',
    label: 'আপনার ই-মেইল, বছরে চারবার খবর পেতে',
    placeholder: 'name@example.com',
    submit: 'খবর পেতে চাই',
    thanks: {
      title: 'সঙ্গে থাকার জন্য ধন্যবাদ',
      text: 'এটি একটি ডেমো: কিছুই পাঠানো হয়নি।',
    },
  },
}
