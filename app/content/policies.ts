/**
 * The house states two sets of times and of cancellation rules, each in its own place: the booking
 * information on /reservations, /contact and in structured data, the room policy on every room's own
 * page.
 */
export const policies = {
  /** Shown on /reservations, in the questions of /contact, and in structured data. */
  booking: {
    checkIn: '3:00 PM to 12:00 AM',
    checkOut: '11:00 AM',
    cancellation:
      'Fully refundable until 48 hours before arrival. Within 48 hours, one night is charged.',
  },
  /** Shown on each room's page; its words on children also in the questions of /contact. */
  room: {
    checkIn: '2:00 PM',
    checkOut: '12:00 PM',
    cancellation: 'Free until 24 hours before check-in. After that, one night is charged.',
    children: 'Children under 12 stay free in the beds that are there. Extra beds are charged for.',
    pets: 'No pets, please.',
  },
  /** Shown where a table is spoken of. */
  dining: { cancellation: 'Please give 24 hours’ notice to change or cancel a table.' },
} as const
