import type {
  kitchenCard as english,
  clash as englishClash,
  alsoLeftOut as englishMore,
} from '../en/kitchen-card.ts'
import type { Translation } from '../translation.ts'
import { listInWords } from './language.ts'

export { allergenNames, spiceLevels } from './dish.ts'

export const alsoLeftOut: Translation<typeof englishMore> = {
  gluten: '(আটা, ময়দা, সুজি, বিস্কুট, পাউরুটি)',
  milk: '(দই, ঘি, মাখন, মালাই, ছানা, পনির, মাওয়া, গুঁড়া দুধ, কনডেন্সড মিল্কও)',
  egg: '(চপের গায়ে মাখানোও)',
  fish: '(শুঁটকি, হিদলও)',
  shellfish: '(ঝিনুক, শামুক, চিংড়ির শুঁটকিও)',
  nuts: '(চিনাবাদাম, কাঠবাদাম, কাজু, পেস্তা, আখরোট, গুঁড়া, বাটা বা তেলও)',
  mustard: '(সরিষার তেল, কাসুন্দিও)',
  sesame: '(তিলের তেলও)',
}

export const kitchenCard: Translation<typeof english> = {
  leaveOut: (things) => `অ্যালার্জি: আমার খাবারে ${things === 1 ? 'এটি' : 'এগুলো'} একটুও দেবেন না।`,
  without: (things) => `অ্যালার্জি: ${things} একটুও নয়।`,
  ownPan: 'আমার খাবার নতুন তেলে, ধোয়া কড়াইয়ে রাঁধবেন। সন্দেহ হলে আমাকে জিজ্ঞেস করবেন।',
  vegetarian:
    'নিরামিষ: মাংস নয়, মুরগি নয়, মাছ নয়, চিংড়ি-কাঁকড়া নয়, শুঁটকি নয়, এসবের স্টক, আখনির পানি বা চর্বিও নয়।',
  egg: 'ডিম: আমাকে জিজ্ঞেস করবেন।',
  heat: (level) => `${level}, বেশি নয়।`,
  andAbove: 'ওপরে যা লেখা, সবই মানবেন।',
  inShort: {
    ownPan: 'নতুন তেল-কড়াই।',
    vegetarian: 'নিরামিষ: মাছ-মাংস নয়, স্টক-চর্বিও নয়।',
  },
  thanks: 'খেয়াল রাখার জন্য অনেক ধন্যবাদ।',
  print: 'প্রিন্ট করুন',
}

export const clash: Translation<typeof englishClash> = {
  contains: (allergens) => `এতে ${listInWords(allergens)} আছে`,
  notVegetarian: 'এটি নিরামিষ নয়',
  guest: {
    tooHot: 'যতটা চেয়েছেন তার চেয়ে বেশি ঝাল',
    sentence: (reasons, dish) => `${dish ? `${dish} ` : ''}আপনার চলে না: ${reasons.join(', ')}।`,
  },
  kitchen: {
    tooHot: 'আমি এত ঝাল খাই না',
    sentence: (reasons) => `আগে আমাকে জিজ্ঞেস করবেন: ${reasons.join(', ')}।`,
  },
}
