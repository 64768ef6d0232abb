import { useEffect, useState } from 'react'
import { type Lang, languages } from '#app/content/languages.js'
import { lang } from '#language'
import type { LanguageOfferLine } from './language-offer-line.tsx'

type Offer = { Line: typeof LanguageOfferLine; to: Lang }

/**
 * Offers another edition to guests whose browser prefers its language, unless they came from a page of this site
 * and so have chosen. Once dismissed it stays away for the visit.
 */
export function LanguageOffer() {
  const [offer, setOffer] = useState<Offer>()

  useEffect(() => {
    const to = preferred()
    if (to === lang || document.referrer.startsWith(location.origin)) return
    import('./language-offer-line.tsx').then(
      ({ LanguageOfferLine: Line }) => setOffer({ Line, to }),
      () => {}, // only an offer
    )
  }, [])

  return offer && <offer.Line to={offer.to} onDismiss={() => setOffer(undefined)} />
}

/** The first of the browser's languages that the site has. */
function preferred() {
  for (const wanted of navigator.languages) {
    const found = languages.find((language) => wanted.split('-')[0] === language.lang)
    if (found) return found.lang
  }
  return lang
}
