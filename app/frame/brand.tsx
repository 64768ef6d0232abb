import { localLang } from '#app/content/site.ts'
import { Mark } from '#app/ui/icons/mark.tsx'
import { Link } from '#app/ui/link.tsx'
import { site } from '#words/site.ts'
import styles from './brand.module.css'

/** The mark and the name, linked to Home. The header adds the Bengali name, unless the name is in Bengali already. */
export function Brand({ bangla = false }: { bangla?: boolean }) {
  return (
    <Link className={styles.brand} to="/">
      <Mark />
      <b>{site.name}</b>
      {bangla && !site.name.includes(site.nameBangla) && (
        <span lang={localLang}>{site.nameBangla}</span>
      )}
    </Link>
  )
}
