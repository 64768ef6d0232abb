import type {
  menuItemWords as english,
  courseWords as englishCourses,
  tagNames as englishTags,
} from '../en/nakshi-menu.ts'
import type { Translation } from '../translation.ts'

export const courseWords: Translation<typeof englishCourses> = {
  starters: { title: 'শুরুর পদ' },
  mains: { title: 'মূল পদ' },
  desserts: { title: 'মিষ্টি' },
  beverages: { title: 'পানীয়' },
}

export const menuItemWords: Translation<typeof english> = {
  beguni: {
    description: 'বেসন আর অল্প ময়দার গোলায় ডুবিয়ে মচমচে করে ভাজা বেগুন, সঙ্গে মুড়ি, কাঁচা মরিচ আর কাসুন্দি।',
  },
  'bhorta-trio': {
    description: 'বেগুন, আলু আর ডালের ভর্তা, কাঁচা সরিষার তেল দিয়ে হাতে মাখা।',
  },
  'fish-chop': {
    name: 'হাওরের মাছের চপ',
    description: 'হাওরের মাছ আর আদা, ডিম আর বিস্কুটের গুঁড়ায় মুড়ে ভাজা। সঙ্গে শসা আর কাসুন্দি।',
  },
  'nakshi-platter': {
    description:
      'পিতলের এক থালায় সিঙাড়া, মাছের চপ, বেগুনি, পেঁয়াজু আর মুরগির কাবাব, সঙ্গে ধনেপাতার চাটনি, কাসুন্দি আর সাতকরার আচার।',
  },
  'shorshe-ilish': {
    description: 'বাটা সরিষা আর কাঁচা মরিচে রাঁধা ইলিশ আর তার ডিম, কলাপাতায় সাজানো।',
  },
  'beef-shatkora': {
    description: 'অল্প আঁচে রাঁধা গরুর মাংসে সাতকরার তিতা-টক স্বাদ।',
  },
  'kacchi-biryani': {
    description:
      'মসলায় মাখা কাঁচা খাসির মাংস, তার ওপর আধসেদ্ধ চাল। আটায় মুখ এঁটে ঘণ্টার পর ঘণ্টা দমে। সঙ্গে ডিম আর বোরহানি।',
  },
  'chhanar-dalna': {
    description: 'চালের গুঁড়ায় বাঁধা ছানার বড়া, আলু আর মটরশুঁটি, আদার সোনালি ঝোলে।',
  },
  roshogolla: {
    description: 'ছয়টি, গরম গরম, জাফরান আর পেস্তা দেওয়া রসে।',
  },
  'mishti-doi': {
    description: 'মাটির হাঁড়িতে রাতভর পেতে রাখা দই, ওপরে পেস্তা।',
  },
  'bhapa-pitha': {
    description: 'চালের গুঁড়ার পিঠা, ভেতরে খেজুরের গুড় আর নারকেলের পুর। শীতের দিনে।',
  },
  'seven-layer-tea': {
    description: 'এক গ্লাসে সাত রকম চা, কোনো কোনোটিতে দুধ। যেটি যেখানে ঢালা, সেটি সেখানেই থাকে।',
  },
  'aam-panna': {
    description: 'কাঁচা আম, পুদিনা আর এক চিমটি ঝাল লবণ।',
  },
  borhani: {
    description: 'পুদিনা, ভাজা জিরা আর একটু সরিষা দেওয়া মসলাদার টক দইয়ের শরবত।',
  },
}

export const tagNames: Translation<typeof englishTags> = {
  vegetarian: 'নিরামিষ',
  'gluten-free': 'গ্লুটেনমুক্ত',
  seafood: 'মাছ',
  shareable: 'ভাগ করে খাওয়ার',
  signature: 'আমাদের বিশেষ পদ',
  'national-dish': 'জাতীয় মাছ',
  premium: 'শাহি',
  traditional: 'ঐতিহ্যবাহী',
  cultural: 'উৎসবের',
  sweet: 'মিষ্টি',
  seasonal: 'মৌসুমি',
  'non-alcoholic': 'অ্যালকোহলমুক্ত',
}
