import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { formatSum } from '#language'
import { policies } from './policies.ts'

const { booking, room, dining } = policies

/** The terms of service. They repeat the hotel's policies and prices from where those are kept. */
export const terms = {
  title: 'Terms of Service',
  description:
    'The terms of The Surma in Sylhet: what this demonstration does, and our rules for stays, cancellation, tables, food orders and offers.',
  sections: {
    scope: {
      title: 'What these terms cover',
      body: [
        'These terms explain what you can expect from this website, and from the stays, tables and meals it describes, and what we ask of you.',
      ],
    },
    demonstration: {
      title: 'A demonstration',
      body: [
        'This site is a demonstration. The reservation, the contact forms, the chat, the cart and the checkout work in your browser alone.',
        [
          'Nothing that you enter is sent or kept, and nothing is charged.',
          'A confirmation shown here holds no room, no table and no order, and no e-mail follows it.',
        ],
        'The sections below are the hotel’s rules, as its other pages state them.',
      ],
    },
    prices: {
      title: 'Rooms and prices',
      body: [
        'Prices are in US dollars. A room’s price is for one night; the total of a reservation is that price for each night, all taxes and fees included.',
        [room.children, room.pets],
      ],
    },
    arrival: {
      title: 'Check-in and check-out',
      body: [
        'There are two sets of times: one for reservations made on this site, and one for rooms agreed with the front desk.',
        [
          `Reserved on this site: check-in ${booking.checkIn}, check-out until ${booking.checkOut}.`,
          `Agreed with the front desk: check-in from ${room.checkIn}, check-out until ${room.checkOut}.`,
        ],
      ],
    },
    cancellation: {
      title: 'Cancellation',
      body: [
        'Here too, it depends on where you reserved.',
        [
          `Reserved on this site: ${lowerFirst(booking.cancellation)}`,
          `Agreed with the front desk: ${lowerFirst(room.cancellation)}`,
          `A table: ${lowerFirst(dining.cancellation)}`,
        ],
      ],
    },
    payment: {
      title: 'Payment',
      body: [
        'You can choose credit card or pay later; a reservation asks for no card number. The checkout has a field for one, as a demonstration: you may leave it empty, and what you type there is not kept.',
      ],
    },
    food: {
      title: 'Food orders',
      body: [
        `Every order carries a delivery fee of ${formatSum(DELIVERY_FEE)}, which the cart adds to its total, even when it holds only rooms. Dishes ordered at a table of the restaurant have no fee, as long as no room is in the same cart.`,
        'Allergens are named beside each dish of both menus. Please tell the kitchen about yours.',
      ],
    },
    offers: {
      title: 'Special offers',
      body: [
        'Offers have further terms, which you find below them on the Special Offers page. We confirm every offer ourselves, and the site takes nothing off a price.',
        'An offer whose last day has passed is shown as it was given.',
      ],
    },
    pictures: {
      title: 'Words and pictures',
      body: [
        'The pictures are drawings. They show the character of a room, not every detail, and the room you are given may differ from the one drawn.',
      ],
    },
    use: {
      title: 'What we ask of you',
      body: [
        'Use the site as you would the lobby: look around, try things, and leave it as you found it. We are not responsible for other sites that we link to.',
      ],
    },
    changes: {
      title: 'Changes and law',
      body: [
        'When these terms change, the date at the top changes with them. The law of Bangladesh applies to them.',
      ],
    },
    contact: {
      title: 'How to reach us',
      body: ['Someone is at the front desk at all hours, and glad to explain any of this.'],
    },
  },
} as const

/** A policy's sentence as it goes on after a colon. */
function lowerFirst(sentence: string) {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
