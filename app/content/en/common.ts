export const common = {
  perNight: 'per night',
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  outOfFive: 'out of 5',
  nights: (count: number) => (count === 1 ? '1 night' : `${count} nights`),
  dates: {
    checkIn: 'Check-in date',
    checkOut: 'Check-out date',
    choose: 'Choose a day',
    chooseCheckInFirst: 'Choose check-in first',
    /** Shown when the first day of a stay has passed at the hotel. */
    passed: (day: string) =>
      `Your check-in day, ${day}, has passed in Sylhet. Please choose another.`,
    required: '(required)',
  },
  /** '4 nights: $996' */
  stayAndTotal: (nights: string, total: string) => `${nights}: ${total}`,
  /** Before the price of a stay with an offer. */
  withOffer: (offer: string) => `With ${offer}, once confirmed`,
  viewDetails: 'View Details',
  /** For the letter of a request. */
  requestReady: (reference: string) =>
    `Your request is ready. Please keep its reference: ${reference}.`,
  offer: 'Offer',
  close: 'Close',
  optional: '(optional)',
  completed: '(completed)',
  newTab: '(opens in a new tab)',
  /** The role of a carousel, for screen readers. */
  carousel: 'carousel',
  /** The buttons and dots of a carousel, and of the enlarged view. */
  images: {
    image: 'image',
    choose: 'Choose image',
    slide: (number: number) => `Image ${number}`,
    previous: 'Previous image',
    next: 'Next image',
    position: (number: number, count: number) => `${number} of ${count}`,
  },
} as const
