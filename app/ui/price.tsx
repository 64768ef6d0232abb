import type { Cents } from '#app/domain/money.ts'
import { formatUsd } from '#language'
import styles from './price.module.css'

/** What one of something costs. */
export function Price({ cents }: { cents: Cents }) {
  return <p className={`numerals ${styles.price}`}>{formatUsd(cents)}</p>
}

/** A price per night. `size="display"` is the large figure of a side card. */
export function NightlyPrice({
  cents,
  size = 'card',
}: {
  cents: Cents
  size?: 'card' | 'display'
}) {
  return (
    <p className={`numerals ${styles.price}`} data-size={size}>
      {formatUsd(cents)} <small>per night</small>
    </p>
  )
}
