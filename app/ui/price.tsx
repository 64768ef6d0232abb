import type { Cents } from '#app/domain/money.ts'
import { formatUsd } from '#language'
import styles from './price.module.css'

/** What one of something costs. */
export function Price({ cents }: { cents: Cents }) {
  return <p className={`numerals ${styles.price}`}>{formatUsd(cents)}</p>
}

/** A price with its unit. `size="display"` is the large figure of a side card. */
export function UnitPrice({
  cents,
  unit,
  size = 'card',
}: {
  cents: Cents
  /** 'per night' */
  unit: string
  size?: 'card' | 'display'
}) {
  return (
    <p className={`numerals ${styles.price}`} data-size={size}>
      {formatUsd(cents)} <small>{unit}</small>
    </p>
  )
}
