import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { dishWords } from './dish.ts'
import { formatSum, lowerFirst } from './language.ts'
import { policies } from './policies.ts'

const { booking, room, dining } = policies

/** The terms repeat the hotel's policies and prices from their own files. */
export const terms = {
  title: 'Terms of Service',
  description:
    'What this demonstration does, and our rules for stays, cancellation, tables, food orders and offers.',
  sections: {
    demonstration: {
      title: 'A demonstration',
      body: [
        'This site is a demonstration. The reservation, the contact forms, the chat, the cart and the checkout work only in your browser.',
        [
          'Nothing that you enter is sent or kept, and nothing is charged.',
          'A confirmation shown here holds no room, no table and no order, and no e-mail follows it.',
        ],
      ],
    },
    prices: {
      title: 'Rooms and prices',
      body: [
        'Prices are in US dollars. If you pay in taka, the day’s rate applies: ask the front desk. A room’s price is for one night, with all taxes and fees.',
        [room.children, room.pets],
      ],
    },
    arrival: {
      title: 'Check-in and check-out',
      body: [
        [
          `Reserved on this site: check-in ${booking.checkIn}, check-out until ${booking.checkOut}.`,
          `Arranged with the front desk: check-in from ${room.checkIn}, check-out until ${room.checkOut}.`,
        ],
      ],
    },
    cancellation: {
      title: 'Cancellation',
      body: [
        [
          `Reserved on this site: ${lowerFirst(booking.cancellation)}`,
          `Arranged with the front desk: ${lowerFirst(room.cancellation)}`,
          dining.cancellation,
        ],
      ],
    },
    payment: {
      title: 'Payment',
      body: [
        'When you reserve, choose credit card or pay later. A reservation asks for no card number; the checkout’s field for one is a demonstration.',
      ],
    },
    food: {
      title: 'Food orders',
      body: [
        `The cart adds a delivery fee of ${formatSum(DELIVERY_FEE)} to every order, even when it holds only rooms. Dishes ordered at a table in the restaurant carry no fee, unless a room is in the same cart.`,
        `${dishWords.taxes} You pay by card, in cash on delivery, or with bKash, Nagad or Rocket.`,
      ],
    },
    offers: {
      title: 'Special offers',
      body: ['Offers have further terms, listed below them on the Special Offers page.'],
    },
    pictures: {
      title: 'Words and pictures',
      body: ['The pictures are illustrations: your room may differ from its picture.'],
    },
    changes: {
      title: 'Changes and law',
      body: [
        'When these terms change, so does the date at the top. They are governed by the law of Bangladesh. We are not responsible for other sites that we link to.',
      ],
    },
    contact: {
      title: 'How to reach us',
      body: [],
    },
  },
} as const
