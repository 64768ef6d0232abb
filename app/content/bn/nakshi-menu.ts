import type {
  menuItemWords as english,
  courseWords as englishCourses,
  tagNames as englishTags,
} from '../en/nakshi-menu.ts'
import type { Translation } from '../translation.ts'

/** The courses of the menu at Nakshi. */
export const courseWords: Translation<typeof englishCourses> = {
  starters: { title: 'শুরুর পদ', lead: 'শুরু করার জন্য, আর হাতে হাতে ঘোরানোর জন্য।' },
  mains: { title: 'মূল পদ', lead: 'সবকিছুর সঙ্গে ভাত আসে, তারপর আরও ভাত।' },
  desserts: { title: 'মিষ্টি', lead: 'দুধ, গুড় আর দিনের শেষ আলো।' },
  beverages: { title: 'পানীয়', lead: 'পাহাড়, ফলের বাগান আর মসলার কৌটা থেকে।' },
}

/** Its dishes and drinks, under their ids. */
export const menuItemWords: Translation<typeof english> = {
  beguni: {
    name: 'বেগুনি',
    description: 'বেসনের মচমচে মোড়কে বেগুন, সঙ্গে মুড়ি আর কাঁচা মরিচ।',
  },
  'bhorta-trio': {
    name: 'তিন ভর্তা',
    description: 'বেগুন, আলু আর ডাল; কাঁচা সরিষার তেলে হাতে মাখা।',
  },
  'haor-fish-chop': {
    name: 'হাওরের মাছের চপ',
    description: 'হাওরের মাছ আর আদা, মচমচে গুঁড়ায় মোড়া; সঙ্গে শসা ও কাসুন্দি।',
  },
  'nakshi-platter': {
    name: 'নকশি থালা',
    description: 'পিতলের এক থালায় সিঙাড়া, মাছের চপ, বেগুনি, পেঁয়াজু আর কাবাব।',
  },
  'shorshe-ilish': {
    name: 'সরিষা ইলিশ',
    description: 'ডিমভরা ইলিশ, বাটা সরিষা আর কাঁচা মরিচে, কলাপাতায়।',
  },
  'beef-shatkora': {
    name: 'সাতকরা গরু',
    description: 'অল্প আঁচে রাঁধা গরুর মাংস, তেতো-টক সাতকরায়; নামটি এই সিলেটি লেবুরই।',
  },
  'kacchi-biryani': {
    name: 'কাচ্চি বিরিয়ানি',
    description: 'খাসির মাংস আর কাঁচা চাল, আটার প্রলেপে মুখ এঁটে ঘণ্টার পর ঘণ্টা দমে।',
  },
  'chhanar-dalna': {
    name: 'ছানার ডালনা',
    description: 'আদার সোনালি ঝোলে ছানার বড়া, আলু আর মটরশুঁটি।',
  },
  roshogolla: {
    name: 'রসগোল্লা',
    description: 'ছয়টি, তখনো গরম, জাফরানি রসে।',
  },
  'mishti-doi': {
    name: 'মিষ্টি দই',
    description: 'মাটির হাঁড়িতে রাতভর পাতা মিষ্টি দই।',
  },
  'bhapa-pitha': {
    name: 'ভাপা পিঠা',
    description: 'খেজুরের গুড় আর নারকেলে ভাপানো চালের পিঠা, শীতের দিনে।',
  },
  'seven-layer-tea': {
    name: 'সাত রঙের চা',
    description: 'এক গ্লাসে সাত চা, যেখানে ঢালা হয়েছে, ঠিক সেখানেই থাকে।',
  },
  'aam-panna': {
    name: 'কাঁচা আমের শরবত',
    description: 'কাঁচা আম, পুদিনা আর এক চিমটি ঝাল লবণ।',
  },
  borhani: {
    name: 'বোরহানি',
    description: 'পুদিনা আর ভাজা জিরা দেওয়া মসলাদার দই।',
  },
}

/** The tags of a dish. */
export const tagNames: Translation<typeof englishTags> = {
  vegetarian: 'নিরামিষ',
  'gluten-free': 'গ্লুটেনমুক্ত',
  seafood: 'মাছ',
  shareable: 'ভাগ করে খাওয়ার',
  signature: 'আমাদের বিশেষ',
  'national-dish': 'জাতীয় পদ',
  premium: 'অভিজাত',
  traditional: 'চিরচেনা',
  cultural: 'উৎসবের',
  sweet: 'মিষ্টি',
  seasonal: 'মৌসুমি',
  'non-alcoholic': 'অ্যালকোহলমুক্ত',
}
