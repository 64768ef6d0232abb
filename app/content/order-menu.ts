import { dish } from '#app/content/pictures.generated/dish.ts'
import type { MenuCategory, OnlineDish } from '#app/domain/dish.ts'
import { money } from '#app/domain/money.ts'
import { menuCategoryWords, orderMenuWords } from '#words/order-menu.ts'

/** The parts of the online menu, in the order shown. */
export const menuCategories = (['appetizers', 'mains', 'desserts', 'beverages'] as const).map(
  (id) => ({ id, ...menuCategoryWords[id] }),
) satisfies readonly { id: MenuCategory; name: string; description: string }[]

/**
 * The dishes that can be ordered online, in the order shown within their category. Their words are in
 * en/order-menu.ts under the same ids.
 */
const dishes = [
  {
    id: 'singara',
    price: money(5.99),
    image: dish.singara,
    category: 'appetizers',
    vegetarian: true,
    allergens: ['gluten'],
    spiceLevel: 'mild',
    popular: true,
  },
  {
    id: 'beguni',
    price: money(6.99),
    image: dish.beguni,
    category: 'appetizers',
    vegetarian: true,
    allergens: ['gluten'],
    spiceLevel: 'mild',
  },
  {
    id: 'fish-chop',
    price: money(8.99),
    image: dish['fish-chop'],
    category: 'appetizers',
    vegetarian: false,
    allergens: ['fish', 'gluten', 'egg'],
    spiceLevel: 'medium',
  },
  {
    id: 'kacchi-biryani',
    price: money(18.99),
    image: dish['kacchi-biryani'],
    category: 'mains',
    vegetarian: false,
    allergens: ['milk'],
    spiceLevel: 'medium',
    popular: true,
  },
  {
    id: 'shorshe-ilish',
    price: money(22.99),
    image: dish['shorshe-ilish'],
    category: 'mains',
    vegetarian: false,
    allergens: ['fish', 'mustard'],
    spiceLevel: 'hot',
    popular: true,
  },
  {
    id: 'naga-beef-bhuna',
    price: money(17.99),
    image: dish['naga-beef-bhuna'],
    category: 'mains',
    vegetarian: false,
    allergens: [],
    spiceLevel: 'extra hot',
  },
  {
    id: 'labra-luchi',
    price: money(11.99),
    image: dish['labra-luchi'],
    category: 'mains',
    vegetarian: true,
    allergens: ['gluten', 'mustard'],
    spiceLevel: 'mild',
  },
  {
    id: 'roshogolla',
    price: money(5.99),
    image: dish.roshogolla,
    category: 'desserts',
    vegetarian: true,
    allergens: ['milk'],
  },
  {
    id: 'mishti-doi',
    price: money(4.99),
    image: dish['mishti-doi'],
    category: 'desserts',
    vegetarian: true,
    allergens: ['milk'],
  },
  {
    id: 'patishapta',
    price: money(6.99),
    image: dish.patishapta,
    category: 'desserts',
    vegetarian: true,
    allergens: ['milk', 'gluten'],
  },
  {
    id: 'seven-layer-tea',
    price: money(5.99),
    image: dish['seven-layer-tea'],
    category: 'beverages',
    vegetarian: true,
    allergens: ['milk'],
    popular: true,
  },
  {
    id: 'borhani',
    price: money(4.99),
    image: dish.borhani,
    category: 'beverages',
    vegetarian: true,
    allergens: ['milk', 'mustard'],
    spiceLevel: 'mild',
  },
  {
    id: 'masala-cha',
    price: money(3.99),
    image: dish['masala-cha'],
    category: 'beverages',
    vegetarian: true,
    allergens: ['milk'],
  },
] as const satisfies readonly (Omit<OnlineDish, 'name' | 'description'> & {
  id: keyof typeof orderMenuWords
})[]

/** The dishes that can be ordered online, with their words. */
export const orderMenu: readonly OnlineDish[] = dishes.map((facts) => ({
  ...facts,
  ...orderMenuWords[facts.id],
}))
