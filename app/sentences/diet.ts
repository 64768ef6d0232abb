import { allergens } from '#app/content/dishes/allergens.ts'
import type { Translation } from '#app/content/translation.ts'
import type { Diet } from '#app/domain/diet.ts'
import { clashesOf, type Eatable } from '#app/domain/eatable.ts'
import * as own from '#words/kitchen-card.ts'

/** The words in which a diet is said to the kitchen. */
export type KitchenWords = Translation<
  Pick<typeof own, 'allergenNames' | 'alsoLeftOut' | 'spiceLevels' | 'kitchenCard' | 'clash'>
>

/** The allergens that a diet leaves out, in the kitchen's order. */
export const leftOut = ({ without }: Pick<Diet, 'without'>) =>
  allergens.filter((allergen) => without.includes(allergen))

/**
 * A guest's diet as they say it to the kitchen, a sentence for each thing; none without restrictions. What is left out
 * comes first, and what is said of it: a cook who reads traces behind the heat leaves out the chilli.
 */
export const dietSentences = (
  { isVegetarian, without, heat }: Diet,
  leaveOut: readonly string[],
  {
    spiceLevels,
    kitchenCard: { vegetarian, heat: atMost },
  }: {
    spiceLevels: KitchenWords['spiceLevels']
    kitchenCard: Pick<KitchenWords['kitchenCard'], 'vegetarian' | 'heat'>
  },
): string[] => [
  ...(without.length > 0 ? leaveOut : []),
  ...(isVegetarian ? [vegetarian] : []),
  ...(heat ? [atMost(spiceLevels[heat])] : []),
]

/** The diet in a line. Empty without restrictions. */
export function dietLine(diet: Diet, words: KitchenWords = own): string {
  const { allergenNames, alsoLeftOut, kitchenCard } = words
  const names = leftOut(diet).map((one) => `${allergenNames[one]} ${alsoLeftOut[one]}`)
  const leaveOut = [kitchenCard.without(names.join(', ')), kitchenCard.evenALittle]
  return dietSentences(diet, leaveOut, words).join(' ')
}

/** The same with the allergens' names only, for a short mail and a form. */
export function dietInShort(diet: Diet): string {
  const { kitchenCard, allergenNames } = own
  const names = leftOut(diet).map((one) => allergenNames[one])
  const leaveOut = [kitchenCard.without(names.join(', '))]
  const short = { ...kitchenCard, vegetarian: kitchenCard.vegetarianInShort }
  return dietSentences(diet, leaveOut, { ...own, kitchenCard: short }).join(' ')
}

/**
 * Why a cart line does not suit a diet: told to the guest, with the dish if it is named, or to the kitchen with what
 * the cook is asked to do. Empty if it does, and for a room.
 */
export function unsuited(
  { name, dish }: { readonly name?: string; readonly dish?: Eatable | undefined },
  diet: Diet,
  reader: 'guest' | 'kitchen' = 'guest',
  { allergenNames, clash }: KitchenWords = own,
): string {
  if (!dish) return ''
  const { allergens: held, isNotVegetarian, isTooHot } = clashesOf(dish, diet)
  const names = leftOut({ without: held }).map((one) => allergenNames[one])
  const { tooHot, sentence } = clash[reader]
  const reasons = [
    ...(names.length > 0 ? [clash.contains(names)] : []),
    ...(isNotVegetarian ? [clash.notVegetarian] : []),
    ...(isTooHot ? [tooHot] : []),
  ]
  return reasons.length > 0 ? sentence(reasons, name) : ''
}
