import { contact } from '#app/content/hotel.ts'

export const onlineOrder = {
  title: 'Online Food Ordering',
  companion: 'ঘরে বসে বাংলার স্বাদ',
  description:
    'Order Bengali food online from The Surma: singara, kacchi biryani, shorshe ilish, mishti doi and seven-layer tea, delivered in Sylhet.',
  tabsLabel: 'Menu',
  cart: (count: number) => `Cart (${count})`,
  /** Read out when an item is added to the cart. */
  inCart: (count: number) =>
    count === 0 ? 'Your cart is empty' : `${count} ${count === 1 ? 'item' : 'items'} in your cart`,
  popular: 'Popular',
  addToCart: 'Add to Cart',
  added: { title: 'Added to cart', text: (name: string) => `${name} has been added to your cart.` },
  portions: 'Portions here are for one. Nakshi’s plates are larger, and so are their prices.',
  withoutScript: `Filling a cart needs JavaScript. If it is switched off, please call ${contact.phone} to order.`,
  informationLabel: 'Delivery and payment',
  information: {
    areas: {
      title: 'Delivery areas',
      lines: ['Zindabazar, Upashahar, Amberkhana, Subidbazar, Tilagor'],
      toRoom: (hours: string) => `Staying with us? Call the front desk for room service, ${hours}.`,
    },
    times: {
      title: 'Delivery times',
      average: (days = 'Every day') => `${days}, in 30-45 minutes on average`,
    },
    payment: {
      title: 'Payment options',
      lines: [
        'Credit/debit cards, cash on delivery, bKash, Nagad, Rocket',
        'Pay the rider, or ask us for the number when we confirm.',
      ],
    },
  },
} as const
