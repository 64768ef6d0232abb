import type { ClockTime } from '#app/domain/hours.ts'

/*
 * The hotel states two sets of times and of cancellation rules: one for reservations, one on a room's own page. Their
 * words are in en/policies.ts.
 */

/** Check-in and check-out times of a stay booked on /reservations. */
export const bookingTimes = {
  checkIn: { opens: '15:00', closes: '00:00' },
  checkOut: '11:00',
} as const satisfies { checkIn: { opens: ClockTime; closes: ClockTime }; checkOut: ClockTime }

/** How long before check-in opens such a stay can be cancelled free of charge. */
export const FREE_UNTIL_HOURS = 48

/** Check-in and check-out times on a room's own page. */
export const roomTimes = { checkIn: '14:00', checkOut: '12:00' } as const satisfies Record<
  string,
  ClockTime
>
