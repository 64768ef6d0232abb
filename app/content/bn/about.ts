import { executiveChef } from '#words/hotel.ts'
import type {
  about as englishAbout,
  milestoneWords as englishMilestones,
  teamWords as englishTeam,
  valueWords as englishValues,
} from '../en/about.ts'
import type { Translation } from '../translation.ts'

export const about: Translation<typeof englishAbout> = {
  hero: {
    title: 'আমাদের গল্প',
    companion: 'শুরুর কথা',
    lead: 'শুরু ২০২৩ সালে, একটি কেটলি নিয়ে। এখন দুটি।',
  },
  description: 'শুরু ২০২৩ সালে, সিলেটের মানুষের হাতে গড়া। বাড়ির মানুষেরা, আর তাঁদের মূল্যবোধ।',
  mission: {
    title: 'আমাদের লক্ষ্য',
    companion: '',
    vow: 'এমন একটি বাড়ি হয়ে থাকা, যেখানে অচেনা মানুষকে আগে খেতে দেওয়া হয়, প্রশ্ন পরে। এখানকার মানুষের হাতের কাজ সেখানে কাচের আড়ালে তোলা থাকে না, রোজ ব্যবহার হয়। আর দিনের তাল বেঁধে দেয় নদী।',
    text: 'কারিগর যে দাম চান, পাটি আর কাঁথা কেনা হয় সেই দামেই। চা আসে চোখের সামনের ওই টিলা থেকে। অতিথিরা যা বলেন, ডেস্কের খাতায় তা লেখা হয়। আর সেই খাতা পড়াও হয়। দ্বিতীয় কেটলির কথাটা ছিল ৪১ নম্বর পাতায়।',
  },
  journey: { title: 'আমাদের যাত্রা', companion: '' },
  team: { title: 'যাঁদের সঙ্গে দেখা হবে', companion: '' },
  values: { title: 'আমাদের মূল্যবোধ' },
}

export const milestoneWords: Translation<typeof englishMilestones> = {
  opening: {
    title: 'শুভ উদ্বোধন',
    description: 'বৈশাখের প্রথম সপ্তাহে দরজা খোলে। আলপনার রং তখনো শুকায়নি, কেটলি অবশ্য আগেই চুলায় চড়েছে।',
  },
  recognition: {
    title: 'প্রথম স্বীকৃতি',
    description:
      'বছর না ফুরাতেই অতিথিরা তাঁদের বন্ধুদের পাঠান, বন্ধুরা পাঠান তাঁদের বন্ধুদের। আমরা আরও একটি কেটলি কিনি।',
  },
  award: {
    title: 'রান্নার উৎকর্ষ পুরস্কার',
    description:
      'বাঙালি রান্নার জন্য সম্মাননা পায় নকশি। সেই পিতলের থালার জায়গা হয় লবিতে, রান্নার খাতাটি থেকে যায় রান্নাঘরে।',
  },
  expansion: {
    title: 'সম্প্রসারণ',
    description: 'বাগানের দিকে নতুন একটি অংশ, সুইমিং পুল আর গ্র্যান্ড সালোঁ। গেঁথেছেন সেই একই মিস্ত্রিরা।',
  },
  sustainability: {
    title: 'পরিবেশের জন্য উদ্যোগ',
    description: 'ছাদে রোদ, ট্যাংকে বৃষ্টি, দুটোর পাশেই সবজি।',
  },
}

export const teamWords: Translation<typeof englishTeam> = {
  manager: {
    name: 'নাসরিন সুলতানা',
    position: 'মহাব্যবস্থাপক',
    bio: 'চাবির গোছা তাঁর কাছে। কোন জানালায় আগে বৃষ্টি লাগে, তা-ও তাঁর জানা।',
  },
  chef: {
    name: executiveChef,
    position: 'নির্বাহী শেফ',
    bio: 'রাঁধেন নানির একটি খাতা দেখে।',
  },
  guestRelations: {
    name: 'ফারজানা রহমান',
    position: 'অতিথি সেবা',
    bio: 'নৌকার মাঝি, দরজি, যানজট ছাড়া রাস্তা: সব তিনি খুঁজে দেন। বলেন ইংরেজি, বাংলা, হিন্দি আর সিলেটি, শোনেন চার ভাষাতেই।',
  },
}

export const valueWords: Translation<typeof englishValues> = {
  service: {
    title: 'অনন্য সেবা',
    description: 'আপনার নামটি আমরা মনে রাখি, তবে কথায় কথায় ডাকি না।',
  },
  quality: {
    title: 'মানের প্রশ্নে আপস নেই',
    description: 'সেদিন সকালে বাটা সরিষা, রোদে শুকানো চাদর।',
  },
  innovation: {
    title: 'নিত্যনতুন ভাবনা',
    description: 'মেঝে আজও ঘষা হয় হাতে। তার ওপরে বাতি জ্বলে রোদের জোরে।',
  },
}
