import { contact } from '#app/content/hotel.ts'
import type { ClockTime } from '#app/domain/hours.ts'
import { hotel } from './hotel.ts'
import { sayTime } from './opening-hours.ts'
import { policies } from './policies.ts'

export const contactPage = {
  title: 'Contact',
  description: 'Write to us, call the front desk at any hour, ask for a room or a table.',
  hero: {
    title: 'Contact',
    companion: 'কথা হোক',
    lead: 'Write, call, or come up the ghat steps. Someone is always at the desk.',
  },
  house: 'Find us',
  whatsApp: 'Also on WhatsApp',
  hours: { title: 'Hours', tables: 'When to eat' },
  map: {
    title: 'The way here',
    directions:
      'From the airport, south through the town to the river. Our gate is on the north bank, east of Keane Bridge. Two cars can park beside the entrance.',
    /** From north to south. */
    landmarks: {
      airport: 'Osmani Airport',
      shrine: 'Shrine of Shah Jalal',
      tea: 'Tea gardens',
      hotel: hotel.name,
      forest: 'Ratargul swamp forest',
      clock: 'Ali Amjad’s Clock',
      river: 'The Surma river',
      bridge: 'Keane Bridge',
      busTerminal: 'Kadamtali',
      station: 'Railway station',
    },
    note: 'An illustrated map, not to scale.',
    link: 'Keane Bridge on OpenStreetMap',
  },
  questions: {
    companion: 'জিজ্ঞাসা',
    title: 'Before you ask',
    items: {
      late: {
        question: 'Will someone be there if I arrive late?',
        answer: `Yes: the front desk is open 24 hours. Check-in is ${policies.booking.checkIn}. If you arrive after midnight, book from the day before, and please call.`,
      },
      airport: {
        question: 'Will somebody fetch us from the airport?',
        answer:
          'Call the day before with your flight number, and the concierge sends a car. If you take a CNG yourself, the green motor rickshaw, show the driver the card on this page.',
      },
      cancel: {
        question: 'What if I need to cancel a room?',
        answer: policies.booking.cancellation,
      },
      children: { question: 'Do children stay free?', answer: policies.room.children },
      allergy: {
        question: 'And if I have an allergy?',
        answer: 'Tell us by phone or at the table. On both menus each dish names its allergens.',
      },
      wheelchair: {
        question: 'Can I come in a wheelchair?',
        answer:
          'Yes: a ramp, a lift to every guest floor, and one adapted room. The Cellar Room and the ghat have steps. Please call before you book.',
      },
      sights: {
        question: 'What is there to see?',
        answer:
          'Down the bank, Keane Bridge and Ali Amjad’s Clock; in the town, the shrine of Shah Jalal; in the monsoon, a boat in among the trees of Ratargul. Farzana at Guest Relations finds the boatman.',
      },
      press: {
        question: 'May I print a picture, or write about the house?',
        answer: `Please do. Write to ${contact.email} and say where it will appear: Nasreen Sultana, the General Manager, answers the press herself.`,
      },
    },
  },
} as const

export const contactForms = {
  label: 'Write to us',
  demonstration: 'This is a demonstration: nothing is sent.',
  withoutScript: `This form needs JavaScript. Please call ${contact.phone} instead.`,
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  /** Asks for the number of a large party, and says how to write it. */
  howMany: 'How many will you be?',
  numberHint: 'A number, such as 24',
  message: {
    title: 'Contact Us',
    subject: 'Subject',
    subjects: {
      general: 'General',
      reservation: 'Reservation',
      feedback: 'Feedback',
      other: 'Other',
    },
    message: 'Message',
    submit: 'Send Message',
    sent: {
      title: 'Message Sent Successfully!',
      text: "Thank you for reaching out to us. We'll get back to you shortly.",
    },
  },
  reservation: {
    title: 'Make a Reservation',
    kind: 'What would you like to reserve?',
    kinds: { room: 'A room', table: 'A table' },
    details: 'Your details',
    submit: 'Request Reservation',
    sent: {
      title: 'Reservation Request Received!',
      text: "We'll confirm your reservation details shortly via email or phone.",
    },
  },
  room: {
    roomType: 'Room type',
    requestedRooms: {
      standard: 'Standard',
      superior: 'Superior',
      deluxe: 'Deluxe',
      executive: 'Executive',
      family: 'Family',
    },
    guests: 'Guests',
  },
  table: {
    date: 'Date',
    /** Takes back the day of a private room. */
    withoutDay: 'No day yet',
    time: 'Time',
    restaurant: 'Restaurant',
    partySize: 'Party size',
    specialRequests: 'Special requests',
    /** Before a place that the guest came for, if the form does not list it. */
    firstChoice: 'First choice',
    privateRoom: (name: string, capacity: number) => `${name}, for up to ${capacity} guests`,
    /** Beside the number of guests. */
    tooSmall: (room: string, capacity: number, guests: number) =>
      `The ${room} is for up to ${capacity} guests: there are ${guests} of you. You can still ask.`,
    /** Beside a time that has passed. */
    past: 'That time has already passed in Sylhet. Please choose another.',
    /** Beside a time shortly before closing. */
    closesSoon: (closes: ClockTime) => `The kitchen closes at ${sayTime(closes)}.`,
    /** Beside a time outside the restaurant's hours. */
    closed: (restaurant: string, hours: readonly string[]) =>
      `${restaurant} is closed at that time. ${hours.join('. ')}. You can still ask.`,
  },
} as const
