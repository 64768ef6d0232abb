import { useState } from 'react'
import { languageOffers } from '#app/content/language-offers.ts'
import type { Language } from '#app/content/languages.js'
import { IconButton } from '#app/ui/button.tsx'
import { CloseIcon } from '#app/ui/icons/frame.tsx'
import { LanguageLink } from './language-links.tsx'
import * as styles from './language-offer-line.module.css'

/**
 * A line below the header, in the language that it offers. It overlays the page, so that nothing moves. Once dismissed
 * it does not come back during the visit.
 */
export function LanguageOfferLine({ language }: { language: Language }) {
  const [isDismissed, setDismissed] = useState(false)
  if (isDismissed) return null

  const { text, dismiss } = languageOffers[language.lang]
  const dismissAndGoOn = () => {
    document.querySelector('main')?.focus({ preventScroll: true })
    setDismissed(true)
  }
  return (
    <aside
      className={styles.offer}
      data-screen-only
      data-theme="dark"
      lang={language.lang}
      aria-label={language.name}
    >
      <p>
        {text} <LanguageLink language={language} className={styles.link} />
      </p>
      <IconButton label={dismiss} className={styles.dismiss} onClick={dismissAndGoOn}>
        <CloseIcon />
      </IconButton>
    </aside>
  )
}
