import { bookingTimes, roomTimes } from '#app/content/policies.ts'
import { formatTime } from '#language'

const { checkIn, checkOut } = bookingTimes

export const policies = {
  /** Shown on /reservations, in the questions of /contact, and in the terms. */
  booking: {
    checkIn: `${formatTime(checkIn.opens)} to ${formatTime(checkIn.closes)}`,
    checkOut: formatTime(checkOut),
    cancellation:
      'Fully refundable until 48 hours before arrival. Within 48 hours, one night is charged.',
  },
  /** Shown on each room's page. The line on children also stands in the questions of /contact. */
  room: {
    checkIn: formatTime(roomTimes.checkIn),
    checkOut: formatTime(roomTimes.checkOut),
    cancellation:
      'Free cancellation up to 24 hours before check-in. After that, one night is charged.',
    children: 'Children under 12 stay free in existing beds. There is a charge for extra beds.',
    pets: 'No pets, please. Assistance animals are welcome.',
  },
  /** Shown wherever tables are reserved. */
  dining: { cancellation: 'Please give 24 hours’ notice to change or cancel a table.' },
} as const
