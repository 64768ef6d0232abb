import { useEffect, useState } from 'react'
import { lang } from '#language'
import type { LanguageOfferLine } from './language-offer-line.tsx'

/**
 * A line that offers another edition to guests whose browser prefers its language, unless they came from a page of
 * this site and so have chosen. It is fetched for them alone.
 */
export function LanguageOffer() {
  const [Line, setLine] = useState<typeof LanguageOfferLine>()

  useEffect(() => {
    if (navigator.language.startsWith(lang) || document.referrer.startsWith(location.origin)) return
    import('./language-offer-line.tsx').then(
      ({ LanguageOfferLine }) => setLine(() => LanguageOfferLine),
      () => {}, // only an offer
    )
  }, [])

  return Line && <Line />
}
