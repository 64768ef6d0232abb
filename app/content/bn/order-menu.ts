import type {
  orderMenuWords as english,
  menuCategoryWords as englishCategories,
} from '../en/order-menu.ts'
import type { Translation } from '../translation.ts'

export const menuCategoryWords: Translation<typeof englishCategories> = {
  appetizers: {
    name: 'শুরুর পদ',
    description: 'মচমচে, ছোট ছোট, চায়ের সঙ্গে জমে।',
  },
  mains: {
    name: 'মূল পদ',
    description: 'অল্প আঁচের রান্না, নদীর মাছ, গরম লুচি।',
  },
  desserts: { name: 'মিষ্টি', description: 'দুধ, নারকেল, খেজুরের গুড়।' },
  beverages: {
    name: 'পানীয়',
    description: 'টিলার চা, আর বিরিয়ানির পরে ঠান্ডা কিছু।',
  },
}

export const orderMenuWords: Translation<typeof english> = {
  singara: {
    description: 'মসলাদার আলুর পুর ভরা মচমচে সিঙাড়া, সঙ্গে তেঁতুল আর ধনেপাতার চাটনি।',
  },
  beguni: {
    description: 'বেসন আর অল্প ময়দার গোলায় ডুবিয়ে ভাজা বেগুনের ফালি, সঙ্গে মুড়ি আর কাসুন্দি।',
  },
  'fish-chop': {
    description: 'মসলাদার মাছ আর আলু, ডিম আর বিস্কুটের গুঁড়ায় মুড়ে সোনালি করে ভাজা। সঙ্গে শসা, পেঁয়াজ আর কাসুন্দি।',
  },
  'kacchi-biryani': {
    description:
      'মসলা-দইয়ে মাখা খাসির মাংস, ওপরে সুগন্ধি চাল আর আলু, আটায় মুখ এঁটে দমে রাখা। সঙ্গে ডিম আর বোরহানি।',
  },
  'shorshe-ilish': {
    description: 'ঝাঁজালো সরিষায় ইলিশ, সঙ্গে কাঁচা মরিচ। কাঁটা বেছে খাবেন।',
  },
  'naga-beef-bhuna': {
    description: 'কালচে হওয়া পর্যন্ত কষানো গরুর মাংস, সিলেটের নামকরা নাগা মরিচে।',
  },
  'labra-luchi': {
    description: 'সরিষার ফোড়নে নরম করে রাঁধা পাঁচমিশালি সবজি, সঙ্গে ফোলা লুচি।',
  },
  roshogolla: {
    description: 'পাতলা, স্বচ্ছ রসে ডোবানো ছানার নরম গোল্লা, ওপরে পেস্তা।',
  },
  'mishti-doi': {
    description: 'পোড়া চিনিতে বাদামি রঙের দই, মাটির হাঁড়িতে পাতা, ওপরে পেস্তা।',
  },
  patishapta: {
    description: 'ময়দা আর দুধে গোলা পাতলা পিঠা, ভেতরে নারকেল আর খেজুরের গুড়ের পুর, ওপরে পেস্তা।',
  },
  'seven-layer-tea': {
    description:
      'এক গ্লাসে সাত রকম চা, কোনো কোনোটিতে দুধ। বাসায় আসে সাতটি ছোট বোতলে, ঢালবেন নিজে: সবচেয়ে মিষ্টিটি আগে, ধীরে, কথা না বলে।',
  },
  borhani: {
    description: 'পুদিনা, ভাজা জিরা আর একটু সরিষা দেওয়া ঠান্ডা টক দইয়ের শরবত।',
  },
  'masala-cha': {
    description: 'আদা, এলাচ আর দারুচিনি দিয়ে জ্বাল দেওয়া দুধ চা। সঙ্গে টোস্ট বিস্কুট আর গুড়।',
  },
}
