import type { kitchenCard as english } from '../en/kitchen-card.ts'
import type { Translation } from '../translation.ts'

export { allergenNames } from './dish.ts'

/** The card with which a guest tells the kitchen what they must not eat. */
export const kitchenCard: Translation<typeof english> = {
  leaveOut: (things) => `দয়া করে আমার খাবারে ${things === 1 ? 'এটি' : 'এগুলো'} দেবেন না।`,
  evenALittle: 'সামান্য মিশলেও আমার ক্ষতি হবে, একই তেল বা কড়াইয়ে রাঁধলেও।',
  thanks: 'খেয়াল রাখার জন্য অনেক ধন্যবাদ।',
  print: 'প্রিন্ট করুন',
}
