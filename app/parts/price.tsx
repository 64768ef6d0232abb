import type { Cents } from '#app/domain/money.ts'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import * as styles from './price.module.css'

/** The price of one of something, as its page writes it. */
export function Price({ text }: { text: string }) {
  return <span className={`numerals ${styles.price}`}>{text}</span>
}

type NightlyPriceProps = {
  cents: Cents
  size?: 'card' | 'display'
  /** What the price is for; by default one night. */
  per?: string
}

/** The price of a room per night. `size="display"` is the large figure of a side card. */
export function NightlyPrice({ cents, size = 'card', per = common.perNight }: NightlyPriceProps) {
  return (
    <span className={`numerals ${styles.price}`} data-size={size}>
      <span>{formatPrice(cents)}</span> <small>{per}</small>
    </span>
  )
}
