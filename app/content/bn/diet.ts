import { formatNumber } from '#language'
import type { dietWords as english } from '../en/diet.ts'
import type { Translation } from '../translation.ts'
import { dishWords } from './dish.ts'

export const dietWords: Translation<typeof english> = {
  found: (count, all) => `${formatNumber(all)}টির মধ্যে ${formatNumber(count)}টি পদ`,
  none: 'যা যা চেয়েছেন, সব মেলে এমন কোনো পদ এখানে নেই।',
  showAll: 'সব পদ দেখুন',
  onlySuiting: 'শুধু যা আমার চলে',
  kitchen: 'রান্নাঘরে দেখান',
  show: 'শুধু এগুলো',
  vegetarian: dishWords.vegetarian,
  without: 'এগুলো ছাড়া',
  allergen: (name) => name,
  heat: 'সর্বোচ্চ ঝাল',
  anyHeat: 'যেকোনো ঝাল',
  levels: dishWords.spice.levels,
  add: 'অনুরোধে যোগ করুন:',
  notListed: 'অন্য কিছুতে অ্যালার্জি? অর্ডার করার আগে ফোন করুন:',
  notPromised: dishWords.notPromised,
}
