import { dish } from '#app/content/pictures.generated/dish.ts'
import { type Cents, usd } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'

/** What may be said of a dish in a word. */
export type MenuTag =
  | 'Vegetarian'
  | 'Gluten-Free'
  | 'Seafood'
  | 'Shareable'
  | 'Signature'
  | 'National Dish'
  | 'Premium'
  | 'Traditional'
  | 'Cultural'
  | 'Sweet'
  | 'Seasonal'
  | 'Non-Alcoholic'

/** A dish or drink of the menu at Nakshi. Online orders have a list and prices of their own. */
export type MenuItem = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly price: Cents
  readonly tags: readonly MenuTag[]
  readonly image: PictureData
}

/** A course: a tab of the menu. */
export type Course = {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly items: readonly MenuItem[]
}

/** The menu at Nakshi, course by course. */
export const menu: readonly [Course, ...Course[]] = [
  {
    id: 'starters',
    title: 'Starters',
    lead: 'To begin, and to pass around.',
    items: [
      {
        id: 'beguni',
        title: 'Beguni',
        description: 'Aubergine in a crisp gram-flour coat, with puffed rice and green chilli.',
        price: usd(14),
        tags: ['Vegetarian', 'Shareable'],
        image: dish.beguni,
      },
      {
        id: 'bhorta-trio',
        title: 'Bhorta Trio',
        description: 'Aubergine, potato and lentil, mashed by hand with raw mustard oil.',
        price: usd(16),
        tags: ['Vegetarian', 'Gluten-Free', 'Traditional'],
        image: dish['bhorta-trio'],
      },
      {
        id: 'haor-fish-chop',
        title: 'Haor Fish Chop',
        description: 'Wetland fish and ginger in a crumb, with cucumber and mustard sauce.',
        price: usd(18),
        tags: ['Seafood', 'Traditional'],
        image: dish['fish-chop'],
      },
      {
        id: 'nakshi-platter',
        title: 'Nakshi Platter',
        description: 'Singara, fish chop, beguni, piyaju and kebab on one brass thala.',
        price: usd(24),
        tags: ['Signature', 'Shareable'],
        image: dish['nakshi-platter'],
      },
    ],
  },
  {
    id: 'mains',
    title: 'Mains',
    lead: 'Rice comes with everything, and more rice after that.',
    items: [
      {
        id: 'shorshe-ilish',
        title: 'Shorshe Ilish',
        description: 'Hilsa with its roe in ground mustard and green chilli, on banana leaf.',
        price: usd(34),
        tags: ['Seafood', 'National Dish', 'Signature'],
        image: dish['shorshe-ilish'],
      },
      {
        id: 'beef-shatkora',
        title: 'Beef Shatkora',
        description: 'Slow-cooked beef with the bitter Sylheti citrus that gives it its name.',
        price: usd(32),
        tags: ['Signature', 'Traditional'],
        image: dish['beef-shatkora'],
      },
      {
        id: 'kacchi-biryani',
        title: 'Kacchi Biryani',
        description: 'Mutton and raw rice sealed under dough and left alone for hours.',
        price: usd(36),
        tags: ['Premium', 'Cultural'],
        image: dish['kacchi-biryani'],
      },
      {
        id: 'chhanar-dalna',
        title: 'Chhanar Dalna',
        description: 'Fresh-cheese dumplings, potato and peas in a golden ginger gravy.',
        price: usd(28),
        tags: ['Vegetarian', 'Gluten-Free'],
        image: dish['chhanar-dalna'],
      },
    ],
  },
  {
    id: 'desserts',
    title: 'Desserts',
    lead: 'Milk, jaggery and the last of the light.',
    items: [
      {
        id: 'roshogolla',
        title: 'Roshogolla',
        description: 'Six of them, still warm, in saffron syrup.',
        price: usd(12),
        tags: ['Sweet', 'Traditional', 'Vegetarian'],
        image: dish.roshogolla,
      },
      {
        id: 'mishti-doi',
        title: 'Mishti Doi',
        description: 'Sweet curd set overnight in a clay pot.',
        price: usd(12),
        tags: ['Sweet', 'Gluten-Free'],
        image: dish['mishti-doi'],
      },
      {
        id: 'bhapa-pitha',
        title: 'Bhapa Pitha',
        description: 'Steamed rice cakes with date-palm jaggery and coconut, in the cold months.',
        price: usd(14),
        tags: ['Seasonal', 'Cultural'],
        image: dish['bhapa-pitha'],
      },
    ],
  },
  {
    id: 'beverages',
    title: 'Beverages',
    lead: 'From the hills, the orchard and the spice box.',
    items: [
      {
        id: 'seven-layer-tea',
        title: 'Seven-Layer Tea',
        description: 'Seven teas in one glass, each staying where it was poured.',
        price: usd(10),
        tags: ['Signature', 'Non-Alcoholic'],
        image: dish['seven-layer-tea'],
      },
      {
        id: 'aam-panna',
        title: 'Aam Panna',
        description: 'Green mango, mint and a pinch of chilli salt.',
        price: usd(9),
        tags: ['Seasonal', 'Non-Alcoholic'],
        image: dish['aam-panna'],
      },
      {
        id: 'borhani',
        title: 'Borhani',
        description: 'Spiced yoghurt with mint and roasted cumin.',
        price: usd(8),
        tags: ['Traditional', 'Non-Alcoholic'],
        image: dish.borhani,
      },
    ],
  },
]
