import type { CartItem } from '#app/domain/cart.ts'
import type { Days } from '#app/domain/day.ts'
import { lineNights } from '#app/domain/order.ts'
import type { TableNumber } from '#app/domain/table-number.ts'
import { noBreak } from '#app/domain/text.ts'
import { formatDay, listInWords } from '#language'
import { common } from '#words/common.ts'

/** '12 December 2026 to 16 December 2026' */
const daysInWords = ({ checkIn, checkOut }: Days) =>
  `${noBreak(formatDay(checkIn))} to ${noBreak(formatDay(checkOut))}`

export const cart = {
  title: 'Cart',
  description:
    'Dishes to be delivered and rooms to be booked, kept only while you are on this site.',
  heading: 'Your Cart',
  companion: 'আপনার কার্ট',
  empty: {
    title: 'Your cart is empty',
    text: 'Hungry, or sleepy?',
    orderFood: 'Order Food',
    bookRoom: 'Book a Room',
  },
  placed: {
    title: 'Thank you for your order',
    home: 'Return to Home',
    shop: 'Continue Shopping',
    toast: {
      title: 'Order placed successfully!',
      text: 'A confirmation e-mail follows shortly.',
    },
  },
  tables: {
    food: { caption: 'Food Items', item: 'Item' },
    room: { caption: 'Room Bookings', item: 'Room', unit: 'per night' },
  },
  days: daysInWords,
  /** A line in words: '2 × Kacchi Biryani', 'Deluxe Room, 12 December 2026 to 16 December 2026 (4 nights)'. */
  line: ({ name, quantity, days, type }: Pick<CartItem, 'name' | 'quantity' | 'days' | 'type'>) => {
    const several = type === 'food' || quantity > 1 ? `${quantity} × ${name}` : name
    if (type === 'food') return several
    return `${several}, ${days ? daysInWords(days) : 'no days chosen yet'} (${common.nights(lineNights({ days }))})`
  },
  /** Below a room in the cart without days, before a link to choose them. */
  noDays: 'No days yet: counted as one night.',
  chooseDays: 'Choose days',
  changeDays: 'Change days',
  takeDays: 'Take these days',
  /** Below an adapted room and the others of its kind for the same nights. */
  oneAdapted: 'One room of this kind is adapted, any other is not.',
  /** For how many the rooms are. */
  party: { forParty: (party: string) => `For ${party}`, ask: 'For how many?' },
  columns: { price: 'Price', quantity: 'Quantity', total: 'Total', remove: 'Remove' },
  quantity: (name: string) => `Quantity of ${name}`,
  fewer: (name: string) => `One fewer: ${name}`,
  more: (name: string) => `One more: ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removed: {
    title: 'Item removed',
    text: (name: string) => `${name} has been removed from your cart.`,
  },
  shop: 'Continue Shopping',
  clear: 'Clear Cart',
  /** Announced when the cart changes. */
  summary: (count: number, total: string) =>
    `${count} ${count === 1 ? 'item' : 'items'} in your cart, total ${total}`,
  /** Below a stay whose first day has passed. */
  past: 'Its first day has passed in Sylhet, so this stay is left out of the order.',
  /** Below the totals of dishes, outside the hours of delivery. */
  notDelivered: (hours: readonly string[]) =>
    `Nothing is delivered at this hour. ${hours.join('. ')}.`,
  totals: {
    title: 'Totals',
    subtotal: 'Subtotal',
    delivery: 'Delivery fee',
    total: 'Total',
  },
  /** The letter of an order, by its kind: see request.ts. */
  letters: {
    order: {
      title: 'An order for delivery',
      greeting: 'Send it to us. Once all is clear, the rice goes on the stove.',
      ask: 'Please confirm the order, and tell me when it will be here.',
    },
    orderAtTable: (table: TableNumber) => ({
      title: `An order at table ${table}`,
      greeting: 'Show it to your waiter. Once all is clear, the rice goes on the stove.',
      ask: `For table ${table}, please.`,
    }),
    orderAndRoom: {
      title: 'An order, and a stay',
      greeting:
        'Send it to us. The rice goes on the stove once all is clear, the tea when you arrive.',
      ask: 'Please confirm the order, the stay and the price, and tell me when the food comes.',
    },
  },
  /** In a letter, before what was not entered. */
  askFor: 'Please ask me for',
  /** What a letter asks for then, and where a dish does not suit. */
  askFirst:
    'Please ask me what is marked or missing, then confirm it all, with the price and the hour.',
  allergens: { listed: 'By the menu, these dishes contain', none: 'no allergens' },
  checkOut: 'Proceed to Checkout',
  demonstration: {
    title: 'Demonstration.',
    text: 'This checkout sends nothing and charges nothing.',
  },
  checkout: {
    title: 'Checkout',
    intro: (total: string) => `Total ${total}`,
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    card: 'Card number',
    cardPlaceholder: 'Not needed in this demonstration',
    address: 'Address',
    addressPlaceholder: 'House, road, area',
    when: 'For when',
    whenHint: 'today, 8 PM',
    /** With the day on which the guest wrote 'today'. */
    writtenOn: (when: string, day: string) => `${when} (written on ${day})`,
    wish: 'Anything we should know',
    wishHints: {
      food: 'Cash, card or bKash? Which gate? Less salt?',
      room: 'Rooms side by side, a cot, ‘Boishakhi’ for your gift',
      table: 'Less salt, no onions',
    },
    /** Beside the total. */
    missing: {
      address: 'an address',
      phone: 'a phone number',
      name: 'a name',
      when: 'the day and hour of delivery',
      guests: 'the number of guests',
      sentence: (things: readonly string[]) => `Please add ${listInWords(things)}.`,
    },
    cancel: 'Cancel',
    place: 'Place Order',
  },
} as const
