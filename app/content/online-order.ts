import { hero } from '#app/content/pictures.generated/hero.ts'
import { deliveryHours, hoursLines } from './opening-hours.ts'
import { contact } from './site.ts'

/** The words of the online order around its menu. */
export const onlineOrder = {
  title: 'Online Food Ordering',
  bangla: 'ঘরে বসে বাংলার স্বাদ',
  description:
    'Order Bengali food online from The Surma: singara, kacchi biryani, shorshe ilish, mishti doi and seven-layer tea, delivered in Sylhet.',
  picture: hero.dining,
  tabsLabel: 'Menu',
  cart: (count: number) => `Cart (${count})`,
  /** Read out when something goes into the cart. */
  inCart: (count: number) => (count === 1 ? '1 item in your cart' : `${count} items in your cart`),
  vegetarian: 'Vegetarian',
  popular: 'Popular',
  spice: {
    words: { mild: 'Mild', medium: 'Medium', hot: 'Hot', 'extra hot': 'Extra hot' },
    label: (degree: number, most: number) => `Spice level ${degree} of ${most}`,
  },
  allergens: (listed: readonly string[]) => `Allergens: ${listed.join(', ')}`,
  noAllergens: 'No listed allergens',
  addToCart: 'Add to Cart',
  added: { title: 'Added to cart', text: (name: string) => `${name} has been added to your cart.` },
  withoutScript: `Filling a cart needs JavaScript. Without it, the front desk is glad to help at ${contact.phone}, 24 hours a day.`,
  informationLabel: 'Delivery and payment',
  information: [
    {
      title: 'Delivery areas',
      lines: ['Zindabazar, Upashahar, Amberkhana, Subidbazar, Tilagor'],
    },
    {
      title: 'Delivery times',
      hours: deliveryHours,
      lines: [
        ...hoursLines(deliveryHours).map(({ term, value }) => `${term} ${value}`),
        'All days, average 30-45 minutes',
      ],
    },
    {
      title: 'Payment options',
      lines: ['Credit/debit cards, cash on delivery, bKash, Nagad, Rocket'],
    },
  ],
} as const
