import { hero } from '#app/content/pictures.generated/hero.ts'
import { policies } from './policies.ts'
import { contact } from './site.ts'

/** The words of the three-step reservation. */
export const reservations = {
  title: "Experience Sylhet's Finest",
  bangla: 'নিমন্ত্রণ রইল',
  lead: 'Three short steps, and a room by the river is waiting.',
  picture: hero.reserve,
  description:
    'Reserve a room at The Surma in three steps: dates and room, your details, confirmation. Prices include all taxes and fees.',
  progress: 'Reservation progress',
  steps: ['Room Selection', 'Guest Details', 'Confirmation'],
  forward: ['Continue to Personal Details', 'Continue to Payment', 'Confirm Reservation'],
  back: 'Back',
  dates: {
    title: 'Your dates and company',
    checkIn: 'Check-in date',
    checkOut: 'Check-out date',
    choose: 'Choose a day',
    chooseCheckInFirst: 'Choose check-in first',
    adults: 'Adults',
    children: 'Children',
  },
  roomType: 'Choose a room type',
  guest: {
    title: 'Who is coming?',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    phone: 'Phone',
    specialRequests: 'Special requests',
    hint: 'Mention ‘Boishakhi’ for your welcome gift',
  },
  payment: {
    title: 'Payment method',
    options: [
      {
        id: 'credit-card',
        title: 'Credit card',
        text: 'No card number is asked for here, and nothing is charged.',
      },
      { id: 'pay-later', title: 'Pay later', text: 'Settle at the front desk, open 24 hours.' },
    ],
  },
  terms: {
    before: 'I agree to the ',
    link: 'terms and conditions',
    after: ' and the cancellation policy.',
  },
  summary: {
    title: 'Your stay',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    guests: 'Guests',
    name: 'Name',
    total: 'Total',
    taxes: 'Includes all taxes and fees.',
  },
  demonstration:
    'This site is a demonstration. Nothing you enter is sent or kept, and no room is held.',
  withoutScript: `Choosing days needs JavaScript. Without it, the front desk is glad to help at ${contact.phone}, 24 hours a day.`,
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
        text: 'Tell us about diets, cots, quiet corners and birthdays. We will do what we can.',
      },
    ],
  },
  confirmed: {
    title: 'Reservation Confirmed!',
    text: (room: string, email: string) =>
      `Your reservation for the ${room} is confirmed. A confirmation e-mail was sent to ${email}.`,
  },
} as const
