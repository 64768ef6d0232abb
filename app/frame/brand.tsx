import { localLang } from '#app/content/hotel.ts'
import { Mark } from '#app/ui/icons/mark.tsx'
import { Link } from '#app/ui/link.tsx'
import { hotel } from '#words/hotel.ts'
import * as styles from './brand.module.css'

/** The mark and the name, linked to Home. The header adds the name in the language of the town, unless it is the same. */
export function Brand({ local = false }: { local?: boolean }) {
  return (
    <Link className={styles.brand} to="/">
      <Mark />
      <b>{hotel.name}</b>
      {local && !hotel.name.includes(hotel.localName) && (
        <span lang={localLang}>{hotel.localName}</span>
      )}
    </Link>
  )
}
