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
 * comes first, and the last one names what stands above it: a cook may read either alone.
 *
 * @param leaveOut - says what is left out
 */
export function dietSentences(
  { isVegetarian, without, heat }: Diet,
  leaveOut: readonly string[],
  { spiceLevels, kitchenCard }: KitchenWords = own,
): string[] {
  const { vegetarian, egg, andAbove, above: named, heat: atMost } = kitchenCard
  const above = without.length > 0 ? leaveOut : []
  const below = [
    ...(isVegetarian ? [without.includes('egg') ? vegetarian : `${vegetarian} ${egg}`] : []),
    ...(heat ? [atMost(spiceLevels[heat])] : []),
  ]
  const last = below.pop()
  const all = [...above, ...below]
  const things = [
    ...(above.length > 0 ? [named.allergy] : []),
    ...(below.length > 0 ? [named.vegetarian] : []),
  ].join(', ')
  return last ? [...all, things ? `${andAbove(things)} ${last}` : last] : all
}

/** The diet in a line for each thing. Empty without restrictions. */
export function dietInFull(diet: Diet, words: KitchenWords = own): string {
  const { allergenNames, alsoLeftOut, kitchenCard } = words
  const names = leftOut(diet).map((one) => `${allergenNames[one]} ${alsoLeftOut[one]}`)
  const leaveOut = `${kitchenCard.without(names.join(', '))} ${kitchenCard.ownPan}`
  return dietSentences(diet, [leaveOut], words).join('\n')
}

/** The same with the allergens' names only, for a short mail and a form. */
export function dietInShort({ isVegetarian, without, heat }: Diet): string {
  const { kitchenCard, allergenNames, spiceLevels } = own
  const { ownPan, vegetarian, allergens: fuller } = kitchenCard.inShort
  const named = { ...allergenNames, ...fuller }
  const names = leftOut({ without }).map((one) => named[one])
  return [
    ...(names.length > 0 ? [`${kitchenCard.without(names.join(', '))} ${ownPan}`] : []),
    ...(isVegetarian ? [vegetarian] : []),
    ...(heat ? [kitchenCard.heat(spiceLevels[heat])] : []),
  ].join('\n')
}

/**
 * Why a cart line does not suit a diet, allergens first. The guest reads it with the dish if that is named, the kitchen
 * with what the cook is asked to do. Empty if the line suits, and for a room.
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
