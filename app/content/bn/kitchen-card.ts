import type {
  kitchenCard as english,
  clash as englishClash,
  alsoLeftOut as englishMore,
} from '../en/kitchen-card.ts'
import type { Translation } from '../translation.ts'
import { listInWords } from './language.ts'

export { allergenNames, spiceLevels } from './dish.ts'

export const alsoLeftOut: Translation<typeof englishMore> = {
  gluten: '(গম, যব, মল্ট, আটা, ময়দা, সুজি, সেমাই, নুডলস, পাউরুটি, বিস্কুট, এসবের গুঁড়া, সয়া সসও)',
  milk: '(দই, ঘি, মাখন, মালাই, ক্রিম, চিজ, ছানা, পনির, মাওয়া, গুঁড়া দুধ, কনডেন্সড মিল্কও)',
  egg: '(গোলায়, চপের গায়ে, কাবাবে, নুডলস, মেয়োনেজ, কেকেও)',
  fish: '(মাছের ডিম, শুঁটকি, হিদল, চ্যাপা, ফিশ সসও)',
  shellfish: '(ঝিনুক, শামুক, স্কুইড, চিংড়ির শুঁটকি, অয়েস্টার সসও)',
  nuts: '(চিনাবাদাম, কাঠবাদাম, কাজু, পেস্তা, আখরোট, বাদামের গুঁড়া, বাটা, তেলও)',
  mustard: '(সরিষার তেল, কাসুন্দিও)',
  sesame: '(তিলের তেলও)',
}

export const kitchenCard: Translation<typeof english> = {
  leaveOut: (things) => `অ্যালার্জি: আমার খাবারে ${things === 1 ? 'এটি' : 'এগুলো'} একটুও দেবেন না।`,
  without: (things) => `অ্যালার্জি: ${things} একটুও নয়।`,
  ownPan: 'নতুন তেলে, ধোয়া কড়াইয়ে, ধোয়া খুন্তি দিয়ে রাঁধবেন। সন্দেহ হলে আমাকে জিজ্ঞেস করবেন।',
  vegetarian:
    'আমি নিরামিষ খাই: মাংস নয়, মুরগি নয়, মাছ নয়, চিংড়ি-কাঁকড়া নয়, শুঁটকি নয়, এসবের স্টক, আখনির পানি বা চর্বি নয়, এসব ভাজা তেলও নয়।',
  egg: 'ডিম: আমাকে জিজ্ঞেস করবেন।',
  heat: (level) => `${level}, তার বেশি নয়।`,
  andAbove: (things) => `ওপরে যা লেখা (${things}), সবই মানবেন।`,
  above: { allergy: 'অ্যালার্জি', vegetarian: 'নিরামিষ' },
  seeAbove: 'অ্যালার্জি: ওপরে দেখুন।',
  inShort: {
    allergens: { milk: 'দুধ-ঘি-দই', fish: 'মাছ-শুঁটকি', gluten: 'গ্লুটেন (আটা-ময়দা)' },
    ownPan: 'নতুন তেল, ধোয়া কড়াই।',
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
