import type { Cents } from './money.ts'
import { addDays, type IsoDate, nights, partsOfDay, type Stay } from './stay.ts'

/** An offer whose discount follows from the days of a stay. What it does not ask may be as it is. */
export type StayOffer = {
  /** Taken off the nightly price. */
  readonly percent: number
  /** The last night, or null for an offer that holds all year. */
  readonly lastDay: IsoDate | null
  readonly leastNights?: number
  /** How many days before the check-in it must be asked for. */
  readonly daysAhead?: number
  /** The only nights it holds for, from Sunday 0. */
  readonly weekdays?: readonly number[]
}

/** Whether an offer's last day has passed. */
export const hasEnded = (lastDay: IsoDate | null, today: IsoDate): boolean =>
  lastDay !== null && lastDay < today

/** The one offer that takes the most off a stay asked for today, if any fits. They cannot be combined. */
export const bestOffer = <Offer extends StayOffer>(
  offers: readonly Offer[],
  stay: Stay,
  today: IsoDate,
): Offer | undefined =>
  offers.filter((offer) => fits(offer, stay, today)).sort((a, b) => b.percent - a.percent)[0]

/** Whether a stay asked for today keeps the rules of an offer. */
export function fits(offer: StayOffer, { checkIn, checkOut }: Stay, today: IsoDate): boolean {
  const { lastDay, leastNights = 1, daysAhead = 0, weekdays } = offer
  const count = nights(checkIn, checkOut)
  // After a week the weekdays come again.
  const week = Array.from({ length: Math.min(count, 7) }, (_, night) => addDays(checkIn, night))
  return (
    count >= leastNights &&
    addDays(today, daysAhead) <= checkIn &&
    !hasEnded(lastDay, addDays(checkOut, -1)) &&
    (!weekdays || week.every((night) => weekdays.includes(partsOfDay(night).weekday)))
  )
}

/** What a stay comes to with an offer: each night to the nearest cent. */
export const totalWith = (
  { percent }: StayOffer,
  pricePerNight: Cents,
  { checkIn, checkOut }: Stay,
): Cents => Math.round((pricePerNight * (100 - percent)) / 100) * nights(checkIn, checkOut)
