import { townLanguage } from '#app/content/hotel.ts'
import { Mark } from '#app/ui/icons/mark.tsx'
import { Link } from '#app/ui/link.tsx'
import { hotel } from '#words/hotel.ts'
import * as styles from './brand.module.css'

/** The mark and the hotel's name, linked to Home. The header adds the second name, unless the first contains it. */
export function Brand({ withSecondName = false }: { withSecondName?: boolean }) {
  return (
    <Link className={styles.brand} to="/">
      <Mark />
      <b>{hotel.name}</b>
      {withSecondName && !hotel.name.includes(hotel.secondName) && (
        <span lang={townLanguage}>{hotel.secondName}</span>
      )}
    </Link>
  )
}
