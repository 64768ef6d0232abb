import { allergens } from '#app/content/dishes/allergens.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { languages } from '#app/content/languages.js'
import { findRoom } from '#app/content/rooms/index.ts'
import { formRooms, roomTypes } from '#app/content/rooms/room-types.ts'

/*
 * What the tests of rules take from the content as their examples: they hold for any hotel. What the
 * specification says of this one is in app/content/specification.test.ts.
 */

/** The thing, or an error that says what a test needs from the content. */
export function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`A test needs ${what}: app/content/ has none.`)
  return thing
}

/** A room type with the id and the name of its room in the list. */
export const room = found(
  roomTypes.find(({ id, name }) => findRoom(id)?.name === name),
  'a room type with the id and the name of its room in the list',
)

/** A room type with a room for wheelchair users. */
export const adaptable = found(
  formRooms.find(({ hasAdapted }) => hasAdapted),
  'a room of which one is adapted',
)

export const otherRoom = found(
  roomTypes.find((type) => type !== room),
  'a second room type',
)

const [first, second] = orderMenu.filter(({ soldOut }) => !soldOut)

/** A dish of the first tab of the online order, and another. */
export const dish = found(first, 'a dish that can be ordered')
export const otherDish = found(second, 'a second dish')

/** Two allergens that dishes list, in the order of the filter. */
const [firstAllergen, secondAllergen] = allergens.filter((allergen) =>
  menu.some(({ items }) => items.some((item) => item.allergens.includes(allergen))),
)
export const allergen = found(firstAllergen, 'an allergen that a dish lists')
export const otherAllergen = found(secondAllergen, 'a second one')

/** The languages besides the main one. */
export const furtherLanguages = languages.slice(1)

/** The words of one file in each language: `await inEachLanguage<typeof import('#words/cart.ts')>('cart')`. */
export const inEachLanguage = <Words>(file: string) =>
  Promise.all(
    languages.map(async (language) => ({
      ...language,
      words: (await import(`#app/content/${language.lang}/${file}.ts`)) as Words,
    })),
  )

/** Matches the words with any numbers in place of theirs, and anything in place of '…'. */
export const like = (words: string) =>
  new RegExp(
    `^${words
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\p{Nd}+/gu, '\\p{Nd}+')
      .replaceAll('…', '.*')}$`,
    'u',
  )
