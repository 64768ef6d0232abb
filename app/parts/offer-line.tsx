import type { Fact } from '#app/domain/fact.ts'
import * as styles from './offer-line.module.css'

/** 'With Extended Stay, once confirmed: $933.75', below the sum without the offer. */
export function OfferLine({ fact }: { fact: Fact | undefined }) {
  return (
    fact && (
      <span className={`numerals ${styles.offer}`}>
        <span>{`${fact.term}:`}</span> <b>{fact.value}</b>
      </span>
    )
  )
}
