import { dish } from '#app/content/pictures.generated/dish.ts'
import type { SpiceLevel } from '#app/domain/dish.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { allergenNames, dishWords } from '#words/dish.ts'
import { dishNames } from '#words/dish-names.ts'
import { type Allergen, allergens } from './allergens.ts'

/** Facts of a dish on every menu and in every language. */
type DishFacts = {
  readonly image: PictureData
  readonly vegetarian: boolean
  /** Every allergen that its words and its picture name, also in a dip; empty if the kitchen lists none. */
  readonly allergens: readonly Allergen[]
  readonly spiceLevel?: SpiceLevel
  /** For as long as the line stands here, the menus say so in place of the price, and it cannot be ordered. */
  readonly soldOut?: true
}

/**
 * Every dish, once. The menus beside this file say where it is served and its price. Its name is in en/dish-names.ts.
 */
const catalogue: Readonly<Record<keyof typeof dishNames, DishFacts>> = {
  singara: {
    image: dish.singara,
    vegetarian: true,
    allergens: ['gluten'],
    spiceLevel: 'mild',
  },
  beguni: {
    image: dish.beguni,
    vegetarian: true,
    allergens: ['gluten', 'mustard'],
    spiceLevel: 'mild',
  },
  'bhorta-trio': {
    image: dish['bhorta-trio'],
    vegetarian: true,
    allergens: ['mustard'],
    spiceLevel: 'medium',
  },
  'fish-chop': {
    image: dish['fish-chop'],
    vegetarian: false,
    allergens: ['gluten', 'egg', 'fish', 'mustard'],
    spiceLevel: 'medium',
  },
  'nakshi-platter': {
    image: dish['nakshi-platter'],
    vegetarian: false,
    allergens: ['gluten', 'egg', 'fish', 'mustard'],
    spiceLevel: 'medium',
  },
  'shorshe-ilish': {
    image: dish['shorshe-ilish'],
    vegetarian: false,
    allergens: ['fish', 'mustard'],
    spiceLevel: 'hot',
  },
  'beef-shatkora': {
    image: dish['beef-shatkora'],
    vegetarian: false,
    allergens: [],
    spiceLevel: 'medium',
  },
  'naga-beef-bhuna': {
    image: dish['naga-beef-bhuna'],
    vegetarian: false,
    allergens: [],
    spiceLevel: 'extra hot',
  },
  'kacchi-biryani': {
    image: dish['kacchi-biryani'],
    vegetarian: false,
    allergens: ['gluten', 'milk', 'egg', 'mustard'],
    spiceLevel: 'medium',
  },
  'chhanar-dalna': {
    image: dish['chhanar-dalna'],
    vegetarian: true,
    allergens: ['milk'],
    spiceLevel: 'mild',
  },
  'labra-luchi': {
    image: dish['labra-luchi'],
    vegetarian: true,
    allergens: ['gluten', 'mustard'],
    spiceLevel: 'mild',
  },
  roshogolla: { image: dish.roshogolla, vegetarian: true, allergens: ['milk', 'nuts'] },
  'mishti-doi': { image: dish['mishti-doi'], vegetarian: true, allergens: ['milk', 'nuts'] },
  'bhapa-pitha': { image: dish['bhapa-pitha'], vegetarian: true, allergens: [] },
  patishapta: { image: dish.patishapta, vegetarian: true, allergens: ['gluten', 'milk', 'nuts'] },
  'seven-layer-tea': { image: dish['seven-layer-tea'], vegetarian: true, allergens: ['milk'] },
  'masala-cha': { image: dish['masala-cha'], vegetarian: true, allergens: ['gluten', 'milk'] },
  'aam-panna': { image: dish['aam-panna'], vegetarian: true, allergens: [] },
  borhani: {
    image: dish.borhani,
    vegetarian: true,
    allergens: ['milk', 'mustard'],
    spiceLevel: 'mild',
  },
}

/** A dish with its words, for every menu. */
export function dishOf(id: keyof typeof dishNames) {
  const facts: DishFacts = catalogue[id]
  const listed = allergens.filter((one) => facts.allergens.includes(one))
  return {
    ...facts,
    id,
    name: dishNames[id],
    allergens: listed,
    /** The allergens in words. */
    allergenLine: dishWords.allergens(listed.map((allergen) => allergenNames[allergen])),
  }
}
