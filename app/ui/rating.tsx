import { ShaplaIcon } from './icons/shapla.tsx'
import styles from './rating.module.css'

/** A rating out of 5, with the house's water lily for a star. */
export function Rating({ value }: { value: number }) {
  return (
    <span className={`numerals ${styles.rating}`}>
      <ShaplaIcon />
      {value}
      <span className="visually-hidden"> out of 5</span>
    </span>
  )
}
