import { addDays, type Days, type IsoDate, nights, partsOfDay } from './day.ts'
import type { Cents } from './money.ts'

/** An offer whose discount follows from the days of a stay. A missing condition is not checked. */
export type StayOffer = {
  /** The discount on the nightly price. */
  readonly percent: number
  /** The last night; null for an offer that holds all year. */
  readonly lastDay: IsoDate | null
  readonly leastNights?: number
  /** How many days before the check-in the stay must be booked. */
  readonly daysAhead?: number
  /** The weekdays whose nights it is limited to, 0 for Sunday. */
  readonly weekdays?: readonly number[]
}

/** Whether the last day is over. On that day an offer still holds. */
export const hasEnded = (lastDay: IsoDate | null, today: IsoDate): boolean =>
  lastDay !== null && lastDay < today

/** The offer with the largest discount for a stay booked today, if any fits. Offers cannot be combined. */
export const bestOffer = <Offer extends StayOffer>(
  offers: readonly Offer[],
  stay: Days,
  today: IsoDate,
): Offer | undefined =>
  offers.filter((offer) => fits(offer, stay, today)).sort((a, b) => b.percent - a.percent)[0]

/** Whether a stay booked today meets an offer's conditions. */
export function fits(offer: StayOffer, { checkIn, checkOut }: Days, today: IsoDate): boolean {
  const { lastDay, leastNights = 1, daysAhead = 0, weekdays } = offer
  const count = nights({ checkIn, checkOut })
  // Weekdays repeat after a week.
  const week = Array.from({ length: Math.min(count, 7) }, (_, night) => addDays(checkIn, night))
  return (
    count >= leastNights &&
    addDays(today, daysAhead) <= checkIn &&
    !hasEnded(lastDay, addDays(checkOut, -1)) &&
    (!weekdays || week.every((night) => weekdays.includes(partsOfDay(night).weekday)))
  )
}

/** The price of a stay with an offer. Each night is rounded to the nearest cent. */
export const totalWith = ({ percent }: StayOffer, pricePerNight: Cents, days: Days): Cents =>
  Math.round((pricePerNight * (100 - percent)) / 100) * nights(days)
