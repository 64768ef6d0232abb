import { languageOffers } from '#app/content/language-offers.ts'
import { findLanguage, type Lang } from '#app/content/languages.js'
import { IconButton } from '#app/ui/button.tsx'
import { CloseIcon } from '#app/ui/icons/frame.tsx'
import { LanguageLink } from './language-links.tsx'
import styles from './language-offer-line.module.css'

/** One line below the header, in the language that it offers. It lies over the page, so nothing moves. */
export function LanguageOfferLine({ to, onDismiss }: { to: Lang; onDismiss: () => void }) {
  const { text, dismiss } = languageOffers[to]
  return (
    <aside className={styles.offer} lang={to} aria-label={findLanguage(to).name}>
      <p>
        {text} <LanguageLink language={findLanguage(to)} className={styles.link} />
      </p>
      <IconButton label={dismiss} className={styles.dismiss} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </aside>
  )
}
