import { allergens } from '#app/content/dishes/allergens.ts'
import type { Translation } from '#app/content/translation.ts'
import type { CartItem } from '#app/domain/cart.ts'
import type { Diet } from '#app/domain/diet.ts'
import { clashesOf } from '#app/domain/eatable.ts'
import * as own from '#words/kitchen-card.ts'

type KitchenWords = Translation<
  Pick<typeof own, 'allergenNames' | 'alsoLeftOut' | 'spiceLevels' | 'kitchenCard' | 'clash'>
>

/**
 * A guest's diet, as they say it to the kitchen: 'Please leave out: nuts (also peanuts, pistachios). Vegetarian.' Empty
 * without restrictions.
 */
export function dietLine(
  { isVegetarian, without, heat }: Diet,
  { allergenNames, alsoLeftOut, spiceLevels, kitchenCard }: KitchenWords = own,
  isShort = false,
): string {
  const left = allergens
    .filter((allergen) => without.includes(allergen))
    .map((allergen) => `${allergenNames[allergen]} ${isShort ? '' : alsoLeftOut[allergen]}`.trim())
  return [
    ...(left.length > 0 ? [kitchenCard.without(left.join(', '))] : []),
    ...(isVegetarian ? [kitchenCard.vegetarian] : []),
    ...(heat ? [kitchenCard.heat(spiceLevels[heat])] : []),
  ].join(' ')
}

/** The same with the allergens' names only, for a mail and a form. */
export const dietInShort = (diet: Diet): string => dietLine(diet, own, true)

/** The same, with a sentence about traces. */
export const dietRequest = (diet: Diet, words: KitchenWords = own): string =>
  [dietLine(diet, words), ...(diet.without.length > 0 ? [words.kitchenCard.evenALittle] : [])].join(
    ' ',
  )

/**
 * Why a cart line does not suit a diet: told to the guest, or to the kitchen with what the cook is asked to do. Empty if
 * it does, and for a room.
 */
export function unsuited(
  { name, dish }: Pick<CartItem, 'name' | 'dish'>,
  diet: Diet,
  reader: 'guest' | 'kitchen' = 'guest',
  { allergenNames, clash }: KitchenWords = own,
): string {
  if (!dish) return ''
  const { allergens: held, isNotVegetarian, isTooHot } = clashesOf(dish, diet)
  const names = allergens.flatMap((one) => (held.includes(one) ? allergenNames[one] : []))
  const { tooHot, sentence } = clash[reader]
  const reasons = [
    ...(names.length > 0 ? [clash.contains(names)] : []),
    ...(isNotVegetarian ? [clash.notVegetarian] : []),
    ...(isTooHot ? [tooHot] : []),
  ]
  return reasons.length > 0 ? sentence(reasons, name) : ''
}
