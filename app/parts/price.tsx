import type { Cents } from '#app/domain/money.ts'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import * as styles from './price.module.css'

/** What one of something costs: a price of this site's menus, as their page writes it. */
export function Price({ text }: { text: string }) {
  return <span className={`numerals ${styles.price}`}>{text}</span>
}

type NightlyPriceProps = {
  cents: Cents
  size?: 'card' | 'display'
  /** What the price is for, where it is not one night. */
  per?: string
}

/** What a room costs per night. `size="display"` is the large figure of a side card. */
export function NightlyPrice({ cents, size = 'card', per = common.perNight }: NightlyPriceProps) {
  return (
    <span className={`numerals ${styles.price}`} data-size={size}>
      <span>{formatPrice(cents)}</span> <small>{per}</small>
    </span>
  )
}
