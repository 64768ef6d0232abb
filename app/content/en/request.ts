import { lowerFirst } from './language.ts'
import type { roomTypeWords } from './room-types.ts'

/** The words of letters. */
export const requestWords = {
  title: 'Your request',
  /** How a letter begins. A form may leave the name empty. */
  dear: (name: string) => `Dear ${name || 'guest'},`,
  /** The one sentence of a letter, by kind. */
  greetings: {
    stay: {
      standard: 'A room on the quiet side of the house, the shade half down.',
      deluxe: 'A room that looks out on the tea gardens. After rain you can smell them.',
      suite: 'Rooms that face the river. In the monsoon you hear the rain before it comes.',
      family: 'A window seat, and a full jar of biscuits.',
      'presidential-suite': 'The top floor, and a chair on the veranda for the river at evening.',
      'garden-view': 'Doors that open on the garden. Jasmine grows over the lintel.',
    } satisfies Record<keyof typeof roomTypeWords, string>,
    room: 'A room made up for you, and a pot of tea when you arrive.',
    table: 'A table, a lamp, and all the time you like.',
    message: 'Send it to us: whoever reads it first will write back.',
    order: 'Send it to us, and the rice goes on the stove.',
    orderAtTable: 'Show it to your waiter, and the rice goes on the stove.',
    orderAndRoom: 'Send it to us: the rice goes on the stove, and the tea is made when you arrive.',
  },
  reference: 'Reference',
  notSent: 'This site has sent nothing and holds nothing for you.',
  /** Below a letter's code: who scans it, and what it opens. */
  codes: {
    desk: 'For the front desk: scan to open this request.',
    waiter: 'For your waiter: scan to open this order.',
  },
  includes: 'includes all taxes and fees',
  calendar: 'Add to calendar',
  print: 'Print',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. You can print the letter instead.',
  share: 'Share',
  send: {
    title: 'Send it yourself',
    email: 'Write an e-mail',
    whatsApp: 'Write on WhatsApp',
  },
  /** The subject of an e-mail, and the title of a calendar event. */
  subject: (kind: string, reference: string) => `${kind}, ${reference}`,
  kinds: {
    stay: 'A stay at The Surma',
    message: 'A message to The Surma',
    order: 'An order from The Surma',
    orderAtTable: 'An order from a table at The Surma',
    orderAndRoom: 'An order and a room at The Surma',
    room: 'A room at The Surma',
    table: (restaurant: string) => `A table at The Surma: ${restaurant}`,
    privateRoom: (name: string) => `A private room at The Surma: ${name}`,
  },
  /** The calendar event at which free cancellation ends. */
  freeUntil: 'free cancellation ends, if confirmed',
  ifConfirmed: (rule: string) => `For a confirmed stay: ${lowerFirst(rule)}`,
  /** In the description of a calendar event. */
  notConfirmed: 'Not confirmed yet: please send us the request, or call',
  facts: {
    room: 'Room',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    nights: 'Nights',
    guests: 'Guests',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    specialRequests: 'Special requests',
    payment: 'Payment method',
    total: 'Total',
    delivery: 'Delivery',
    date: 'Date',
    time: 'Time',
    restaurant: 'Restaurant',
    partySize: 'Party size',
    address: 'Address',
    allergens: 'Allergens in these dishes',
    subject: 'Subject',
    message: 'Message',
  },
  noAllergens: 'none',
} as const
