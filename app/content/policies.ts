import type { ClockTime } from '#app/domain/clock.ts'

/*
 * The hotel states two sets of times and of cancellation rules, each in its own place: those of a
 * reservation, and those of a room's own page. What is said about them is in en/policies.ts.
 */

/** When guests who booked on /reservations come and go. */
export const bookingTimes = {
  checkIn: { opens: '15:00', closes: '00:00' },
  checkOut: '11:00',
} as const satisfies { checkIn: { opens: ClockTime; closes: ClockTime }; checkOut: ClockTime }

/** When guests who chose a room on its own page come and go. */
export const roomTimes = { checkIn: '14:00', checkOut: '12:00' } as const satisfies Record<
  string,
  ClockTime
>
