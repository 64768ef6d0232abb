import { formatNumber } from '#language'
import type { dietWords as english } from '../en/diet.ts'
import type { Translation } from '../translation.ts'
import { allergenNames, dishWords } from './dish.ts'

/** Choosing dishes by what a guest can eat. */
export const dietWords: Translation<typeof english> = {
  found: (count, all) => `${formatNumber(all)}টির মধ্যে ${formatNumber(count)}টি পদ`,
  none: 'যা চেয়েছেন, এখানকার কোনো পদের সঙ্গে তা মেলে না।',
  clear: 'সব পদ দেখুন',
  show: 'শুধু দেখান',
  vegetarian: dishWords.vegetarian,
  without: 'যা বাদ',
  allergens: allergenNames,
  heat: 'বড়জোর যতটা ঝাল',
  anyHeat: 'যেকোনো ঝাল',
  levels: dishWords.spice.levels,
  notPromised: dishWords.notPromised,
}
