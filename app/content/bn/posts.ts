import type {
  postAuthors as englishAuthors,
  postCategories as englishCategories,
  postWords as englishWords,
} from '../en/posts.ts'
import type { Translation } from '../translation.ts'

export const postCategories: Translation<typeof englishCategories> = {
  events: 'আয়োজন',
  dining: 'খাবার',
  sustainability: 'পরিবেশ',
  announcements: 'ঘোষণা',
}

export const postAuthors: Translation<typeof englishAuthors> = {
  marium: 'মরিয়ম খাতুন',
  rafiq: 'রফিক আহমেদ',
  karim: 'করিম উদ্দিন',
  tahmina: 'তাহমিনা বেগম',
}

export const postWords: Translation<typeof englishWords> = {
  'boishakhi-evening': {
    title: 'আমাদের রাস্তায় বৈশাখী সন্ধ্যা',
    excerpt:
      'পাঁচটায় রাস্তা ঝাঁট দেওয়া হলো, ছয়টায় রং পড়ল, আর সাতটা বাজতে না বাজতে শুকনো একটি তুলি কি নিরিবিলি একটি কোণ আর কোথাও রইল না। চৈত্রসংক্রান্তির সন্ধ্যার কথা।',
  },
  'first-flush': {
    title: 'প্রথম কুঁড়ির খোঁজে, পায়ে হেঁটে',
    excerpt:
      'সাতজন অতিথি, একটি ফ্লাস্ক আর রাতের শিশিরে তখনো ভেজা এক টিলা: পাতা তোলা শুরুর দিনে চায়ের সারির পাশে একটি সকাল।',
  },
  'kitchen-garden': {
    title: 'বৃষ্টি, রোদ আর ছাদের সবজিবাগান',
    excerpt:
      'একটি ছাদ বাড়ির জন্য কত কী করতে পারে: বাতির জন্য সোলার প্যানেল, বর্ষার জন্য ট্যাংক, আর রান্নাঘর থেকে সিঁড়ি ভাঙলেই পালংশাক।',
  },
  'winter-pitha': {
    title: 'শীতের সকাল মানেই পিঠা',
    excerpt: 'কুয়াশা কাটার আগেই মাটির চুলা জ্বলে ওঠে। বাগান তখনো সাদা, এর মধ্যেই নেমে আসে দিনের প্রথম পিঠা।',
  },
  'brass-plate': {
    title: 'নকশির জন্য একটি পিতলের থালা',
    excerpt:
      'আমাদের রেস্তোরাঁ একটি পুরস্কার পেয়েছে। আমরা সেটি মেজে ঝকঝকে করেছি, জুঁইয়ের মালা পরিয়েছি, তারপর কাজে ফিরে গেছি।',
  },
  'mustard-and-ilish': {
    title: 'সরিষা, ইলিশ আর ধৈর্য',
    excerpt: 'একটি মাছ, দুই রকম সরিষা আর বাড়ির চেয়েও পুরোনো একটি শিলপাটা: নকশিতে যেভাবে সরিষা ইলিশ রান্না হয়।',
  },
}
