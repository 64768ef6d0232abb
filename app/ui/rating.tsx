import { formatNumber } from '#language'
import { ShaplaIcon } from './icons/shapla.tsx'
import styles from './rating.module.css'

/** A rating, with a water lily for a star. `scale` is read out after it: 'out of 5'. */
export function Rating({ value, scale }: { value: number; scale: string }) {
  return (
    <span className={`numerals ${styles.rating}`}>
      <ShaplaIcon />
      {formatNumber(value)}
      <span className="visually-hidden"> {scale}</span>
    </span>
  )
}
