/** Words that several screens need. */
export const common = {
  perNight: 'per night',
  guests: (count: number) => (count === 1 ? '1 guest' : `${count} guests`),
  outOfFive: 'out of 5',
  minutesToRead: (minutes: number) => `${minutes} min read`,
  /** '4 nights: $996' */
  stayTotal: (nights: string, total: string) => `${nights}: ${total}`,
  viewDetails: 'View Details',
  optional: '(optional)',
  completed: '(completed)',
  /** The buttons and dots of a row of pictures, and of the enlarged view. */
  images: {
    close: 'Close',
    choose: 'Choose image',
    slide: (number: number) => `Image ${number}`,
    previous: 'Previous image',
    next: 'Next image',
    position: (number: number, count: number) => `${number} of ${count}`,
  },
} as const
