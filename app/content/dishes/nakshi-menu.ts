import { type Cents, money } from '#app/domain/money.ts'
import { courseWords, menuItemWords, type tagNames } from '#words/nakshi-menu.ts'
import { dishOf } from './catalogue.ts'

type Entry = {
  id: keyof typeof menuItemWords
  price: Cents
  /** In order. */
  tags: readonly (keyof typeof tagNames)[]
}

/**
 * The courses and their dishes, in order. The first dish of a course has a large picture. Words are in
 * en/nakshi-menu.ts under the same ids.
 */
const courses: readonly { id: keyof typeof courseWords; dishes: readonly Entry[] }[] = [
  {
    id: 'starters',
    dishes: [
      { id: 'nakshi-platter', price: money(24), tags: ['signature', 'shareable'] },
      { id: 'beguni', price: money(14), tags: ['vegetarian', 'shareable'] },
      { id: 'bhorta-trio', price: money(16), tags: ['vegetarian', 'gluten-free', 'traditional'] },
      { id: 'fish-chop', price: money(18), tags: ['seafood', 'traditional'] },
    ],
  },
  {
    id: 'mains',
    dishes: [
      { id: 'shorshe-ilish', price: money(34), tags: ['seafood', 'national-dish', 'signature'] },
      { id: 'beef-shatkora', price: money(32), tags: ['signature', 'traditional'] },
      { id: 'kacchi-biryani', price: money(36), tags: ['premium', 'cultural'] },
      { id: 'chhanar-dalna', price: money(28), tags: ['vegetarian', 'gluten-free'] },
    ],
  },
  {
    id: 'desserts',
    dishes: [
      { id: 'bhapa-pitha', price: money(14), tags: ['seasonal', 'cultural'] },
      { id: 'roshogolla', price: money(12), tags: ['sweet', 'traditional', 'vegetarian'] },
      { id: 'mishti-doi', price: money(12), tags: ['sweet', 'gluten-free'] },
    ],
  },
  {
    id: 'beverages',
    dishes: [
      { id: 'seven-layer-tea', price: money(10), tags: ['signature', 'non-alcoholic'] },
      { id: 'aam-panna', price: money(9), tags: ['seasonal', 'non-alcoholic'] },
      { id: 'borhani', price: money(8), tags: ['traditional', 'non-alcoholic'] },
    ],
  },
]

export const menu = courses.map(({ id, dishes }) => ({
  id,
  ...courseWords[id],
  items: dishes.map((entry) => ({
    ...dishOf(entry.id),
    ...menuItemWords[entry.id],
    ...entry,
  })),
}))
