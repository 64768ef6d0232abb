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
  milk: '(দই, ঘি, মাখন, ছানা, মাওয়া, ক্ষীরও)',
  egg: '(চপের গায়ে মাখানোও)',
  fish: '(শুঁটকি, হিদলও)',
  shellfish: '(চিংড়ির শুঁটকিও)',
  nuts: '(চিনাবাদাম, কাঠবাদাম, কাজু, পেস্তা, আখরোট, বাদামবাটাও)',
  mustard: '(সরিষার তেল, কাসুন্দিও)',
  sesame: '(তিলের তেলও)',
}

export const kitchenCard: Translation<typeof english> = {
  leaveOut: (things) => `দয়া করে আমার খাবারে ${things === 1 ? 'এটি' : 'এগুলো'} দেবেন না।`,
  without: (things) => `দয়া করে সামান্যও দেবেন না: ${things}।`,
  vegetarian: 'নিরামিষ: মাছ, মাংস, শুঁটকি কিছুই না, এসবের ঝোল বা চর্বিও না।',
  vegetarianInShort: 'নিরামিষ: মাছ, মাংস, শুঁটকি নয়।',
  heat: (level) => `সর্বোচ্চ ঝাল: ${level}।`,
  evenALittle: 'সামান্য মিশলেও আমি অসুস্থ হয়ে পড়ি। একই তেলে বা একই কড়াইয়েও রাঁধবেন না।',
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
    tooHot: 'যতটা চেয়েছি তার চেয়ে বেশি ঝাল',
    sentence: (reasons) => `রাঁধার আগে আমাকে জিজ্ঞেস করুন: ${reasons.join(', ')}।`,
  },
}
