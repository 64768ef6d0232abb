import { formatNumber } from '#language'
import type {
  dishWords as english,
  spiceLevels as englishLevels,
  allergenNames as englishNames,
} from '../en/dish.ts'
import type { Translation } from '../translation.ts'

export const allergenNames: Translation<typeof englishNames> = {
  gluten: 'গ্লুটেন',
  milk: 'দুধ',
  egg: 'ডিম',
  fish: 'মাছ',
  shellfish: 'চিংড়ি ও কাঁকড়া',
  nuts: 'বাদাম',
  mustard: 'সরিষা',
  sesame: 'তিল',
}

export const spiceLevels: Translation<typeof englishLevels> = {
  mild: 'হালকা ঝাল',
  medium: 'মাঝারি ঝাল',
  hot: 'ঝাল',
  'extra hot': 'খুব ঝাল',
}

export const dishWords: Translation<typeof english> = {
  vegetarian: 'নিরামিষ',
  soldOut: 'আজ শেষ',
  spice: {
    levels: spiceLevels,
    stop: '। ',
    label: (degree, most) => `ঝালের মাত্রা ${formatNumber(most)}-এর মধ্যে ${formatNumber(degree)}`,
  },
  allergens: (listed) =>
    listed.length > 0 ? `অ্যালার্জেন: ${listed.join(', ')}` : 'কোনো অ্যালার্জেনের উল্লেখ নেই',
  allergenTable: {
    caption: 'কোন পদে কোন অ্যালার্জেন, রান্নাঘরের তালিকা অনুযায়ী',
    dish: 'পদ',
  },
  notPromised:
    'তালিকাটি আমাদের রান্নাঘরের। তালিকায় নেই, এমন কিছুও খাবারে সামান্য মিশে যেতে পারে। আপনার কিসে অ্যালার্জি, অর্ডারের আগেই ফোনে বা টেবিলে আমাদের জানাবেন।',
  taxes: 'দামে ভ্যাট ও সার্ভিস চার্জ ধরা আছে।',
  diet: 'নিরামিষ, ঝাল ও অ্যালার্জি',
}
