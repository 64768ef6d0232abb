import { type Days, nights } from '#app/domain/day.ts'
import type { Cents } from '#app/domain/money.ts'
import type { Stay } from '#app/domain/reservation.ts'
import { bestOfferFact, stayPrice, wantedOffer } from '#app/sentences/stay-price.ts'
import { common } from '#words/common.ts'
import { OfferLine } from './offer-line.tsx'
import * as styles from './stay-price.module.css'

/** The nights and the price of a stay: '4 nights: $996'. */
export function StayPrice({ pricePerNight, days }: { pricePerNight: Cents; days: Days }) {
  const total = stayPrice(pricePerNight, days)
  return <span>{common.stayAndTotal(common.nights(nights(days)), total)}</span>
}

/** The price of a stay with an offer, or a note on the offer that the guest came for. */
export function OfferPrice({ pricePerNight, stay }: { pricePerNight: Cents; stay: Stay }) {
  const { note } = wantedOffer(stay)
  return (
    <>
      <OfferLine fact={bestOfferFact(pricePerNight, stay)} />
      {note && <span className={styles.note}>{note}</span>}
    </>
  )
}
