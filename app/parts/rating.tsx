import { ShaplaIcon } from '#app/ui/icons/shapla.tsx'
import { formatNumber } from '#language'
import { common } from '#words/common.ts'
import * as styles from './rating.module.css'

export function Rating({ value }: { value: number }) {
  return (
    <span className={`numerals ${styles.rating}`}>
      <ShaplaIcon />
      <span>{formatNumber(value)}</span>
      <span className="visually-hidden"> {common.outOfFive}</span>
    </span>
  )
}
