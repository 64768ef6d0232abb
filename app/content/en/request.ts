/** The words of letters. */
export const requestWords = {
  title: 'Your request',
  /** How a letter begins. A form may leave the name empty. */
  dear: (name: string) => `Dear ${name || 'guest'},`,
  /** The last line of a mail that has no room for the whole letter. The guest pastes the letter below it. */
  rest: 'If the full letter is not below, please ask me for it.',
  /** Before the letter's URL. */
  opens: 'Opens the same request:',
  reference: 'Reference',
  notSent: 'This site has sent nothing and holds nothing for you.',
  /** Below a letter's code: who scans it, and what it opens. */
  codes: {
    desk: 'For the front desk: scan to open this request.',
    waiter: 'For your waiter: scan to open this order.',
  },
  includes: 'includes all taxes and fees',
  checkInFrom: (time: string) => `Check-in from ${time}.`,
  freeUntil: (day: string, time: string) =>
    `Once confirmed, free to cancel until ${day}, ${time} in Sylhet.`,
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
    tooLong:
      'On Windows an e-mail cannot hold the whole letter. The button copies it as well: paste it at the end of your e-mail.',
  },
  /** A stay in the subject of an e-mail. */
  fromDay: (title: string, day: string) => `${title} from ${day}`,
  /** In a letter, of what was not entered, and of a dish. */
  askMe: 'please ask me',
  /** By kind: the title, the one sentence below it, and what the hotel is to answer. */
  letters: {
    stay: {
      title: 'A stay at The Surma',
      ask: 'Please tell me whether this is available, and confirm the price.',
    },
    room: {
      title: 'A room at The Surma',
      greeting: 'The kettle goes on when your car turns in at the gate.',
      ask: 'Please tell me whether such a room is free, and what it costs.',
    },
    table: {
      title: (restaurant: string) => `A table at The Surma: ${restaurant}`,
      greeting: 'We clear no table before its guests say goodbye.',
      ask: 'Please tell me whether you have a table.',
    },
    privateRoom: {
      title: (name: string) => `A private room at The Surma: ${name}`,
      greeting: 'Sing if you like: the door closes well.',
      ask: 'Please tell me whether the room is free, and what it costs.',
    },
    message: {
      title: 'A message to The Surma',
      greeting: 'Send it to us: whoever reads it first will write back.',
      ask: 'Please write back.',
    },
  },
  /** For a private room without a day. */
  askForDay: 'Please tell me what the room costs, and on which days it is free.',
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
    total: 'Total',
    date: 'Date',
    time: 'Time',
    restaurant: 'Restaurant',
    /** After a first choice. */
    otherwise: 'Otherwise',
    either: (first: string, then: string) => `${first}, otherwise ${then}`,
    privateRoom: 'Private room',
    partySize: 'Party size',
    subject: 'Subject',
  },
} as const
