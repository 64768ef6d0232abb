import { allOffers, findOffer, type OfferId, stayOffers } from '#app/content/stay-offers.ts'
import { addDays, type Days, type IsoDate, stayTotal } from '#app/domain/day.ts'
import type { Fact } from '#app/domain/fact.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import type { Cents } from '#app/domain/money.ts'
import { bestOffer, fits, hasEnded, type StayOffer, totalWith } from '#app/domain/offer.ts'
import { chosenDays, type Stay } from '#app/domain/reservation.ts'
import { formatDayAmerican, formatPrice } from '#language'
import { common } from '#words/common.ts'
import { offerNames, offerNotes } from '#words/offer-names.ts'

const pricedOffers = Object.entries(stayOffers).map(([id, offer]) => ({
  id: id as OfferId,
  ...offer,
}))

const rules: Record<keyof typeof stayOffers, string> & Partial<Record<OfferId, string>> =
  offerNotes.rules

/** The price of a stay, as a guest reads it: '$996'. */
export const stayPrice = (pricePerNight: Cents, days: Days) =>
  formatPrice(stayTotal(pricePerNight, days))

/** The best offer for a stay, if any fits. Days are chosen only after hydration, so today may be read here. */
const bestOfferFor = (days: Days | undefined, day: IsoDate) =>
  days && bestOffer<StayOffer & { id: OfferId }>(pricedOffers, days, day)

/** The price of a stay with its best offer: 'With Extended Stay, once confirmed' and '$933.75'. */
export function bestOfferFact(
  pricePerNight: Cents,
  stay: Stay,
  day = hotelToday(),
): Fact | undefined {
  const days = chosenDays(stay)
  const offer = bestOfferFor(days, day)
  return (
    days &&
    offer && {
      term: common.withOffer(offerNames[offer.id]),
      value: formatPrice(totalWith(offer, pricePerNight, days)),
    }
  )
}

/** Whether the last day of an offer has passed. */
export function isOfferEnded(offer: string): boolean {
  const id = findOffer(offer)
  return id !== undefined && hasEnded(allOffers[id].lastDay, hotelToday())
}

/**
 * What to say of the offer that the guest came for, where the sum has another or none: a `note` why it does not apply, or
 * its `name` if it does and has no sum.
 */
export function wantedOffer(
  stay: Stay,
  day = hotelToday(),
): { readonly note?: string; readonly name?: string } {
  const { roomType, offer = '' } = stay
  const days = chosenDays(stay)
  const id = findOffer(offer)
  const best = bestOfferFor(days, day)
  if (!id || id === best?.id) return {}

  const name = offerNames[id]
  const terms: Partial<StayOffer> & { roomType?: string } = allOffers[id]
  const { lastDay = null } = terms
  if (lastDay && hasEnded(lastDay, stay.checkOut ? addDays(stay.checkOut, -1) : day))
    return { note: offerNotes.until(name, formatDayAmerican(lastDay)) }
  if (!days) return {}
  const isOfRoom = terms.roomType === undefined || !roomType || terms.roomType === roomType
  // `fits` needs a percentage; an offer without one may have conditions.
  if (!isOfRoom || !fits({ percent: 0, lastDay, ...terms }, days, day))
    return { note: rules[id] ?? '' }
  // An offer that is in no sum can stand beside the one that is.
  return best && id in stayOffers
    ? { note: offerNotes.instead(name, offerNames[best.id]) }
    : { name }
}

/**
 * One line about the offer that the guest came for: why it is not in the sum, or else its conditions. Empty without
 * one.
 */
export function wantedOfferSentence(stay: Stay): string {
  const id = findOffer(stay.offer ?? '')
  return id ? (wantedOffer(stay).note ?? rules[id] ?? offerNames[id]) : ''
}

/** The offer that the guest came for, if it holds and no sum names it. */
export function wantedOfferFact(stay: Stay, day = hotelToday()): Fact[] {
  const { name } = wantedOffer(stay, day)
  return name ? [{ term: common.offer, value: name }] : []
}
