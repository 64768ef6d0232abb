import type { Fact } from '#app/domain/draft.ts'
import type { Cents } from '#app/domain/money.ts'
import type { WantedStay } from '#app/domain/reservation.ts'
import { offerBeside, offerFact } from '#app/hotel/stay-price.ts'
import styles from './offer-line.module.css'

/** 'With Extended Stay, if the hotel confirms it: $933.75', below the sum without it. */
export function OfferLine({ fact }: { fact: Fact | undefined }) {
  return (
    fact && (
      <span className={`numerals ${styles.offer}`}>
        <span>{`${fact.term}:`}</span> <b>{fact.value}</b>
      </span>
    )
  )
}

/** The same for a stay, and why it is not the offer that the guest came for. */
export function StayOffer({ pricePerNight, stay }: { pricePerNight: Cents; stay: WantedStay }) {
  const { note } = offerBeside(stay)
  return (
    <>
      <OfferLine fact={offerFact(pricePerNight, stay)} />
      {note && <span className={styles.note}>{note}</span>}
    </>
  )
}
