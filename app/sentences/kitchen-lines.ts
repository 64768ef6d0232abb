import type { CartItem } from '#app/domain/cart.ts'
import { type Diet, isRestricted } from '#app/domain/diet.ts'
import { dietInShort, dietLine, unsuited } from './diet.ts'
import { guestAndKitchen } from './every-language.ts'

/*
 * What a guest tells the kitchen, in their own language and then in the kitchen's, if it is another. With the words of
 * all languages: see every-language.ts.
 */

/** A diet in short, and whole in each language. Nothing without restrictions. */
export const dietLines = (diet: Diet) => ({
  inShort: dietInShort(diet),
  lead: isRestricted(diet)
    ? guestAndKitchen.map((words) => ({ lang: words.lang, text: dietLine(diet, words) }))
    : [],
})

/** What the cook is asked to do about a dish that does not suit the diet, in each language. */
export const askFirst = (line: Pick<CartItem, 'name' | 'dish'>, diet: Diet): string[] =>
  guestAndKitchen.flatMap((words) => unsuited(line, diet, 'kitchen', words) || [])
