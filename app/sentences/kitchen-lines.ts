import { kitchenLanguage, type Lang } from '#app/content/languages.js'
import type { CartItem } from '#app/domain/cart.ts'
import { type Diet, isRestricted } from '#app/domain/diet.ts'
import { lang as own } from '#language'
import { dietInFull, dietInShort, type KitchenWords, unsuited } from './diet.ts'

/*
 * What a guest tells the kitchen, in their own language and then in the kitchen's, if it is another.
 */

const files = import.meta.glob<KitchenWords>('../content/*/kitchen-card.ts', { eager: true })

/** The words in which one language speaks to the kitchen. */
export const kitchenWords = (lang: Lang) => ({
  ...(files[`../content/${lang}/kitchen-card.ts`] as KitchenWords),
  lang,
})

/** The words of this language, then of the kitchen's if it is another. */
export const guestAndKitchen = Array.from(new Set([own, kitchenLanguage]), kitchenWords)

/** The longest diet that a short mail quotes whole, in characters of its URL. */
const SHORT = 900

/** A diet whole in each language, and for a short mail: whole where that is short. Nothing without restrictions. */
export function dietForLetter(diet: Diet) {
  const readFirst = isRestricted(diet)
    ? guestAndKitchen.map((words) => ({ lang: words.lang, text: dietInFull(diet, words) }))
    : []
  const [{ text } = { text: '' }] = readFirst
  return { readFirst, inShort: encodeURIComponent(text).length < SHORT ? text : dietInShort(diet) }
}

/** Sends the cook from a dish to what is left out, in each language. */
export const seeAbove = ({ without }: Pick<Diet, 'without'>): string[] =>
  without.length > 0 ? guestAndKitchen.map(({ kitchenCard }) => kitchenCard.seeAbove) : []

/** What the cook is asked to do about a dish that does not suit the diet, in each language. */
export const askFirst = (line: Pick<CartItem, 'name' | 'dish'>, diet: Diet): string[] =>
  guestAndKitchen.flatMap((words) => unsuited(line, diet, 'kitchen', words) || [])
