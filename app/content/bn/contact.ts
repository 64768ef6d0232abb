import { contact } from '#app/content/hotel.ts'
import { formatNumber } from '#language'
import type { contactForms as englishForms, contactPage as englishPage } from '../en/contact.ts'
import type { Translation } from '../translation.ts'
import { hotel } from './hotel.ts'
import { sayTime } from './opening-hours.ts'
import { policies } from './policies.ts'

export const contactPage: Translation<typeof englishPage> = {
  title: 'যোগাযোগ',
  description: 'আমাদের লিখুন, যেকোনো সময় ফোন করুন, রুম বা টেবিল চান।',
  hero: {
    title: 'যোগাযোগ',
    companion: 'কথা হোক',
    lead: 'লিখুন, ফোন করুন, কিংবা ঘাটের সিঁড়ি বেয়ে উঠে আসুন। রিসেপশন সব সময় খোলা।',
  },
  house: 'আমাদের ঠিকানা',
  whatsApp: 'হোয়াটসঅ্যাপেও পাবেন',
  hours: { title: 'কখন কী খোলা', tables: 'খাওয়াদাওয়া কখন' },
  map: {
    title: 'আসার পথ',
    directions:
      'বিমানবন্দর থেকে দক্ষিণে, শহরের ভেতর দিয়ে নদী পর্যন্ত। আমাদের ফটক উত্তর পাড়ে, কিন ব্রিজের পূর্ব দিকে। ঢোকার দরজার পাশে দুটি গাড়ি রাখা যায়।',
    landmarks: {
      airport: 'ওসমানী বিমানবন্দর',
      shrine: 'হজরত শাহজালাল (রহ.)-এর মাজার',
      tea: 'চা-বাগান',
      hotel: hotel.name,
      forest: 'রাতারগুল',
      clock: 'আলী আমজদের ঘড়ি',
      river: 'সুরমা নদী',
      bridge: 'কিন ব্রিজ',
      busTerminal: 'কদমতলী',
      station: 'রেলস্টেশন',
    },
    note: 'আঁকা মানচিত্র, স্কেল মেনে নয়।',
    link: 'ওপেনস্ট্রিটম্যাপে কিন ব্রিজ',
  },
  questions: {
    companion: '',
    title: 'জানতে চাওয়ার আগেই',
    items: {
      late: {
        question: 'রাত করে পৌঁছালে কেউ জেগে থাকবেন?',
        answer: `থাকবেন। রিসেপশন ২৪ ঘণ্টা খোলা। চেক-ইন ${policies.booking.checkIn}। রাত ১২টার পরে পৌঁছালে বুকিং করুন আগের দিন থেকে, আর ফোনে জানিয়ে রাখুন।`,
      },
      airport: {
        question: 'বিমানবন্দর থেকে আনার ব্যবস্থা আছে?',
        answer:
          'আছে। আগের দিন ফ্লাইট নম্বর জানিয়ে ফোন করুন, কনসিয়ার্জ গাড়ি পাঠিয়ে দেবেন। নিজে সিএনজি নিলে ড্রাইভারকে এই পাতার কার্ডটি দেখান।',
      },
      cancel: { question: 'রুম বাতিল করতে হলে?', answer: policies.booking.cancellation },
      children: { question: 'শিশুদের জন্য খরচ লাগে?', answer: policies.room.children },
      allergy: {
        question: 'কোনো খাবারে অ্যালার্জি থাকলে?',
        answer: 'ফোনে বা টেবিলে বলুন। দুই মেনুতেই প্রতিটি পদের পাশে অ্যালার্জেনের নাম আছে।',
      },
      wheelchair: {
        question: 'হুইলচেয়ারে আসা যাবে?',
        answer:
          'যাবে। ঢালু পথ, অতিথিদের সব তলায় লিফট আর একটি উপযোগী রুম আছে। সেলার রুমে আর ঘাটে সিঁড়ি। বুক করার আগে ফোন করবেন।',
      },
      sights: {
        question: 'আশপাশে কী দেখব?',
        answer:
          'পাড় ধরে কিন ব্রিজ আর আলী আমজদের ঘড়ি, শহরে হজরত শাহজালাল (রহ.)-এর মাজার, বর্ষায় নৌকায় রাতারগুল জলাবন। মাঝি খুঁজে দেন অতিথি সেবার ফারজানা।',
      },
      press: {
        question: 'ছবি ছাপতে চাইলে, কিংবা বাড়িটি নিয়ে লিখতে চাইলে?',
        answer: `অবশ্যই। কোথায় বেরোবে জানিয়ে ${contact.email} ঠিকানায় লিখুন, সাংবাদিকদের উত্তর দেন মহাব্যবস্থাপক নাসরিন সুলতানা নিজে।`,
      },
    },
  },
}

export const contactForms: Translation<typeof englishForms> = {
  label: 'আমাদের লিখুন',
  demonstration: 'এটি একটি ডেমো: কিছুই পাঠানো হয় না।',
  withoutScript: `এই ফরমে জাভাস্ক্রিপ্ট লাগে। ফোন করুন ${contact.phone} নম্বরে।`,
  name: 'নাম',
  email: 'ই-মেইল',
  phone: 'ফোন',
  howMany: 'মোট কতজন আসবেন?',
  numberHint: 'একটি সংখ্যা, যেমন ২৪',
  message: {
    title: 'যোগাযোগ করুন',
    subject: 'বিষয়',
    subjects: {
      general: 'সাধারণ',
      reservation: 'রিজার্ভেশন',
      feedback: 'মতামত',
      other: 'অন্য কিছু',
    },
    message: 'বার্তা',
    submit: 'বার্তা পাঠান',
    sent: {
      title: 'বার্তা পাঠানো হয়েছে!',
      text: 'যোগাযোগ করার জন্য ধন্যবাদ। শিগগিরই আমাদের উত্তর পাবেন।',
    },
  },
  reservation: {
    title: 'রিজার্ভেশন করুন',
    kind: 'কী রিজার্ভ করতে চান?',
    kinds: { room: 'একটি রুম', table: 'একটি টেবিল' },
    details: 'আপনার তথ্য',
    submit: 'রিজার্ভেশনের অনুরোধ পাঠান',
    sent: {
      title: 'রিজার্ভেশনের অনুরোধ পেয়েছি!',
      text: 'শিগগিরই ই-মেইলে বা ফোনে আপনার রিজার্ভেশন নিশ্চিত করব।',
    },
  },
  room: {
    roomType: 'রুমের ধরন',
    requestedRooms: {
      standard: 'স্ট্যান্ডার্ড',
      superior: 'সুপিরিয়র',
      deluxe: 'ডিলাক্স',
      executive: 'এক্সিকিউটিভ',
      family: 'ফ্যামিলি',
    },
    guests: 'অতিথি',
  },
  table: {
    date: 'তারিখ',
    withoutDay: 'দিন এখনো ঠিক হয়নি',
    time: 'সময়',
    restaurant: 'রেস্তোরাঁ',
    partySize: 'কতজন',
    specialRequests: 'বিশেষ অনুরোধ',
    firstChoice: 'প্রথম পছন্দ',
    privateRoom: (name, capacity) => `${name}, সর্বোচ্চ ${formatNumber(capacity)} জন`,
    tooSmall: (room, capacity, guests) =>
      `${room} সর্বোচ্চ ${formatNumber(capacity)} জনের, আপনারা ${formatNumber(guests)} জন। তবু অনুরোধ পাঠাতে পারেন।`,
    past: 'সিলেটে সময়টা পেরিয়ে গেছে। অন্য সময় বেছে নিন।',
    closesSoon: (closes) => `রান্নাঘর খোলা ${sayTime(closes)} পর্যন্ত।`,
    closed: (restaurant, hours) =>
      `ওই সময়ে ${restaurant} বন্ধ। ${hours.join('। ')}। তবু অনুরোধ পাঠাতে পারেন।`,
  },
}
