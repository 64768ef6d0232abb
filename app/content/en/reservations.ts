import { contact } from '#app/content/hotel.ts'
import { listInWords } from '#language'
import { partyWords } from './party.ts'
import { policies } from './policies.ts'
import type { roomTypeNames } from './room-types.ts'

export const reservations = {
  title: 'Reservations',
  description: 'Reserve a room in three steps. Prices include all taxes and fees.',
  hero: {
    title: "Experience Sylhet's Finest",
    companion: 'আমন্ত্রণ রইল',
    lead: 'The river will be up before you are.',
  },
  progress: 'Reservation progress',
  steps: ['Room Selection', 'Guest Details', 'Confirmation'],
  forward: ['Continue to Personal Details', 'Continue to Payment', 'Confirm Reservation'],
  /** The form's heading below the letter of a confirmed reservation. */
  another: 'Another stay',
  back: 'Back',
  dates: {
    title: 'When, and how many',
    adults: partyWords.adults,
    children: partyWords.children,
  },
  roomType: 'Choose a room type',
  /** What a step is missing, by the names of the form. */
  needed: {
    checkIn: 'check-in date',
    checkOut: 'check-out date',
    roomType: 'room type',
    agreed: 'agreement to the terms',
  },
  stillNeeded: (things: readonly string[]) => `Still needed: ${listInWords(things)}.`,
  /** The choice so far: '4 nights in the Deluxe Room'. */
  stay: (nights: string, room: string) => `${nights} in the ${room}`,
  capacity: (guests: number) => `Up to ${guests} guests`,
  /** On the card of a room type that is too small for the party. */
  tooSmall: (guests: number) => `Too small for ${guests} guests`,
  /** For a chosen room type that is too small: how many it takes. Names one that is large enough, if there is any. */
  tooSmallFor: (
    guests: number,
    room: string,
    capacity: number,
    rooms: number,
    roomThatFits?: string,
  ) =>
    `The ${room} is for up to ${capacity} guests. For a party of ${guests}, ` +
    `${roomThatFits ? `choose the ${roomThatFits} or` : 'please'} reserve ${rooms} rooms.`,
  /** After the party's sentence, if there are children. */
  childShares: 'A child under 12 may share your bed free of charge: please call.',
  /** A button below that: into the cart with as many as the party takes. */
  severalRooms: (rooms: number, room: string) => `Put ${rooms} × ${room} into the cart`,
  guest: {
    title: 'Who is coming?',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    arrival: partyWords.arrival,
    childrenAges: partyWords.childrenAges,
    specialRequests: 'Special requests',
    hint: 'Mention ‘Boishakhi’ for your welcome gift',
  },
  payment: {
    title: 'Payment method',
    methods: {
      'credit-card': {
        title: 'Credit card',
        text: 'You give your card at the front desk: no number is asked for here.',
      },
      'pay-later': { title: 'Pay later', text: 'Settle at the front desk when you leave.' },
    },
  },
  terms: {
    before: 'I agree to the ',
    link: 'terms and conditions',
    after: ' and the cancellation policy.',
  },
  summary: { title: 'Your stay', taxes: 'Includes all taxes and fees.' },
  demonstration:
    'This site is a demonstration. Nothing you enter is sent or kept, and no room is held.',
  withoutScript: `Choosing days needs JavaScript. If it is switched off, please call ${contact.phone}, day or night.`,
  information: {
    title: 'Booking Information',
    items: [
      { title: 'Cancellation', text: policies.booking.cancellation },
      {
        title: 'Check-in and check-out',
        text: `Check-in ${policies.booking.checkIn}. Check-out until ${policies.booking.checkOut}.`,
      },
      {
        title: 'Special requests',
        text: 'Write cots, quiet corners and birthdays into the form. It ends in a letter that you send us: we will do what we can. For a diet or an allergy, please call.',
      },
    ],
  },
  /** The one sentence of a letter, by room type. */
  greetings: {
    standard: 'The desk has the morning sun. The daybed has the afternoon.',
    deluxe: 'A room that looks out on the tea gardens. After rain you can smell them.',
    suite: 'Rooms that face the river. In the monsoon you hear the rain before it comes.',
    family: 'The biscuit jar is full. Nobody counts.',
    'presidential-suite': 'Be on the veranda at evening: the boats go home below it.',
    'garden-view': 'Your doors open on the garden. The red umbrella is yours, too.',
  } satisfies Record<keyof typeof roomTypeNames, string>,
  confirmed: {
    title: 'Reservation Confirmed!',
    text: (room: string, email: string) =>
      `Your reservation for the ${room} is confirmed. A confirmation e-mail was sent to ${email}.`,
  },
} as const
