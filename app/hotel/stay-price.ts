import { stayOffers } from '#app/content/stay-offers.ts'
import type { Fact } from '#app/domain/draft.ts'
import type { Cents } from '#app/domain/money.ts'
import { bestOffer, type StayOffer, totalWith } from '#app/domain/offer.ts'
import type { StayDays } from '#app/domain/reservation.ts'
import { type IsoDate, type Stay, stayTotal, today } from '#app/domain/stay.ts'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import { hotelClock } from './clock.ts'

/** What a stay costs, as a guest reads it: '$996'. */
export const stayPrice = (pricePerNight: Cents, { checkIn, checkOut }: Stay) =>
  formatPrice(stayTotal(pricePerNight, checkIn, checkOut))

/** The best offer for a stay, if one fits. No days are chosen before hydration, so today may be asked. */
export const offerFor = ({ checkIn, checkOut }: StayDays, day = today(new Date(), hotelClock)) =>
  checkIn && checkOut
    ? bestOffer<StayOffer & { title: string }>(
        Object.values(stayOffers),
        { checkIn, checkOut },
        day,
      )
    : undefined

/** What a stay comes to with it: 'Extended Stay', 'With Extended Stay, if the hotel confirms it' and '$933.75'. */
export function offerFact(
  pricePerNight: Cents,
  { checkIn, checkOut }: StayDays,
  day?: IsoDate,
): (Fact & { name: string }) | undefined {
  const offer = offerFor({ checkIn, checkOut }, day)
  if (!offer || !checkIn || !checkOut) return undefined
  return {
    name: offer.title,
    term: common.withOffer(offer.title),
    value: formatPrice(totalWith(offer, pricePerNight, { checkIn, checkOut })),
  }
}
