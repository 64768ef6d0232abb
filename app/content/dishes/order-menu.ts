import { type Cents, money } from '#app/domain/money.ts'
import { menuCategoryWords, orderMenuWords } from '#words/order-menu.ts'
import { dishOf } from './catalogue.ts'

type Entry = {
  id: keyof typeof orderMenuWords
  /** The price of one portion. */
  price: Cents
  popular?: boolean
}

/**
 * The categories and their dishes, in order. Words are in en/order-menu.ts under the same ids. No room has the id of a
 * dish, since the cart holds both.
 */
const categories: readonly { id: keyof typeof menuCategoryWords; dishes: readonly Entry[] }[] = [
  {
    id: 'appetizers',
    dishes: [
      { id: 'singara', price: money(5.99), popular: true },
      { id: 'beguni', price: money(6.99) },
      { id: 'fish-chop', price: money(8.99) },
    ],
  },
  {
    id: 'mains',
    dishes: [
      { id: 'kacchi-biryani', price: money(18.99), popular: true },
      { id: 'shorshe-ilish', price: money(22.99), popular: true },
      { id: 'naga-beef-bhuna', price: money(17.99) },
      { id: 'labra-luchi', price: money(11.99) },
    ],
  },
  {
    id: 'desserts',
    dishes: [
      { id: 'roshogolla', price: money(5.99) },
      { id: 'mishti-doi', price: money(4.99) },
      { id: 'patishapta', price: money(6.99) },
    ],
  },
  {
    id: 'beverages',
    dishes: [
      { id: 'seven-layer-tea', price: money(5.99), popular: true },
      { id: 'borhani', price: money(4.99) },
      { id: 'masala-cha', price: money(3.99) },
    ],
  },
]

/** The categories of the online menu, in order. */
export const menuCategories = categories.map(({ id }) => ({ id, ...menuCategoryWords[id] }))

/** The dishes that can be ordered online, in order. */
export const orderMenu = categories.flatMap(({ id: category, dishes }) =>
  dishes.map(({ popular = false, ...entry }) => ({
    ...dishOf(entry.id),
    ...orderMenuWords[entry.id],
    ...entry,
    popular,
    category,
  })),
)

export type OnlineDish = (typeof orderMenu)[number]
