import type { Cents } from '#app/domain/money.ts'
import { type IsoDate, nights } from '#app/domain/stay.ts'
import { stayPrice } from '#app/hotel/stay-price.ts'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import styles from './price.module.css'

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

/** How many nights a stay has, and what it costs: '4 nights: $996'. Nothing until both days are chosen. */
export function StayPrice({
  pricePerNight,
  checkIn,
  checkOut,
}: {
  pricePerNight: Cents
  checkIn: IsoDate | null
  checkOut: IsoDate | null
}) {
  if (!checkIn || !checkOut) return null
  const total = stayPrice(pricePerNight, { checkIn, checkOut })
  return <span>{common.stayAndTotal(common.nights(nights(checkIn, checkOut)), total)}</span>
}
