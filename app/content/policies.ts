import type { ClockTime } from '#app/domain/hours.ts'
import { formatTime } from '#language'
import { inFull } from './opening-hours.ts'

/** The times of the booking information. */
export const bookingTimes = {
  checkIn: { opens: '15:00', closes: '00:00' },
  checkOut: '11:00',
} as const satisfies { checkIn: { opens: ClockTime; closes: ClockTime }; checkOut: ClockTime }

/**
 * The hotel states two sets of times and of cancellation rules, each in its own place: the booking
 * information on /reservations, /contact and in structured data, the room policy on every room's own
 * page.
 */
export const policies = {
  /** Shown on /reservations, in the questions of /contact, and in structured data. */
  booking: {
    checkIn: inFull(bookingTimes.checkIn),
    checkOut: formatTime(bookingTimes.checkOut),
    cancellation:
      'Fully refundable until 48 hours before arrival. Within 48 hours, one night is charged.',
  },
  /** Shown on each room's page; its words on children also in the questions of /contact. */
  room: {
    checkIn: formatTime('14:00'),
    checkOut: formatTime('12:00'),
    cancellation: 'Free until 24 hours before check-in. After that, one night is charged.',
    children: 'Children under 12 stay free in the beds that are there. Extra beds are charged for.',
    pets: 'No pets, please.',
  },
  /** Shown where a table is spoken of. */
  dining: { cancellation: 'Please give 24 hours’ notice to change or cancel a table.' },
} as const
