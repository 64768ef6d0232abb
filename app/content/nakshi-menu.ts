import { dish } from '#app/content/pictures.generated/dish.ts'
import type { Eatable } from '#app/domain/diet.ts'
import { type Cents, money } from '#app/domain/money.ts'
import type { PictureFiles } from '#app/domain/picture.ts'
import { courseWords, menuItemWords, type tagNames } from '#words/nakshi-menu.ts'

type DishFacts = Eatable & {
  id: keyof typeof menuItemWords
  price: Cents
  /** In the order shown. */
  tags: readonly (keyof typeof tagNames)[]
  image: PictureFiles
}

/** The courses and their dishes, in the order shown. Their words are in en/nakshi-menu.ts under the same ids. */
const courses: readonly { id: keyof typeof courseWords; items: readonly DishFacts[] }[] = [
  {
    id: 'starters',
    items: [
      {
        id: 'beguni',
        price: money(14),
        image: dish.beguni,
        tags: ['vegetarian', 'shareable'],
        vegetarian: true,
        allergens: ['gluten'],
        spiceLevel: 'mild',
      },
      {
        id: 'bhorta-trio',
        price: money(16),
        image: dish['bhorta-trio'],
        tags: ['vegetarian', 'gluten-free', 'traditional'],
        vegetarian: true,
        allergens: ['mustard'],
        spiceLevel: 'medium',
      },
      {
        id: 'haor-fish-chop',
        price: money(18),
        image: dish['fish-chop'],
        tags: ['seafood', 'traditional'],
        vegetarian: false,
        allergens: ['gluten', 'egg', 'fish', 'mustard'],
        spiceLevel: 'medium',
      },
      {
        id: 'nakshi-platter',
        price: money(24),
        image: dish['nakshi-platter'],
        tags: ['signature', 'shareable'],
        vegetarian: false,
        allergens: ['gluten', 'egg', 'fish', 'mustard'],
        spiceLevel: 'medium',
      },
    ],
  },
  {
    id: 'mains',
    items: [
      {
        id: 'shorshe-ilish',
        price: money(34),
        image: dish['shorshe-ilish'],
        tags: ['seafood', 'national-dish', 'signature'],
        vegetarian: false,
        allergens: ['fish', 'mustard'],
        spiceLevel: 'hot',
      },
      {
        id: 'beef-shatkora',
        price: money(32),
        image: dish['beef-shatkora'],
        tags: ['signature', 'traditional'],
        vegetarian: false,
        allergens: [],
        spiceLevel: 'medium',
      },
      {
        id: 'kacchi-biryani',
        price: money(36),
        image: dish['kacchi-biryani'],
        tags: ['premium', 'cultural'],
        vegetarian: false,
        allergens: ['gluten', 'milk'],
        spiceLevel: 'medium',
      },
      {
        id: 'chhanar-dalna',
        price: money(28),
        image: dish['chhanar-dalna'],
        tags: ['vegetarian', 'gluten-free'],
        vegetarian: true,
        allergens: ['milk'],
        spiceLevel: 'mild',
      },
    ],
  },
  {
    id: 'desserts',
    items: [
      {
        id: 'roshogolla',
        price: money(12),
        image: dish.roshogolla,
        tags: ['sweet', 'traditional', 'vegetarian'],
        vegetarian: true,
        allergens: ['milk'],
      },
      {
        id: 'mishti-doi',
        price: money(12),
        image: dish['mishti-doi'],
        tags: ['sweet', 'gluten-free'],
        vegetarian: true,
        allergens: ['milk'],
      },
      {
        id: 'bhapa-pitha',
        price: money(14),
        image: dish['bhapa-pitha'],
        tags: ['seasonal', 'cultural'],
        vegetarian: true,
        allergens: [],
      },
    ],
  },
  {
    id: 'beverages',
    items: [
      {
        id: 'seven-layer-tea',
        price: money(10),
        image: dish['seven-layer-tea'],
        tags: ['signature', 'non-alcoholic'],
        vegetarian: true,
        allergens: ['milk'],
      },
      {
        id: 'aam-panna',
        price: money(9),
        image: dish['aam-panna'],
        tags: ['seasonal', 'non-alcoholic'],
        vegetarian: true,
        allergens: [],
      },
      {
        id: 'borhani',
        price: money(8),
        image: dish.borhani,
        tags: ['traditional', 'non-alcoholic'],
        vegetarian: true,
        allergens: ['milk', 'mustard'],
        spiceLevel: 'mild',
      },
    ],
  },
]

/** The menu at Nakshi, course by course. Online orders have a menu and prices of their own. */
export const menu = courses.map(({ id, items }) => ({
  id,
  ...courseWords[id],
  items: items.map((item) => ({ ...item, ...menuItemWords[item.id] })),
}))
