import { clockOf } from '#app/domain/clock.ts'
import { today } from '#app/domain/stay.ts'

/**
 * The hotel's clock. The build looks up its changes, since asking the browser for a time zone takes a phone a tenth
 * of a second.
 */
export const hotelClock = clockOf(__CLOCK_CHANGES__)

/** Today at the hotel. */
export const hotelToday = () => today(new Date(), hotelClock)
