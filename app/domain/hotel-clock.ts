import { clockOf } from './clock.ts'
import { today } from './day.ts'

/**
 * The hotel's clock. The build looks up its changes, because reading a time zone takes a phone's browser a tenth of a
 * second.
 */
export const hotelClock = clockOf(__CLOCK_CHANGES__)

export const hotelToday = () => today(new Date(), hotelClock)
