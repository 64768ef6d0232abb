import { useEffect, useState } from 'react'
import { type Language, languages } from '#app/content/languages.js'
import { lang } from '#language'
import type { LanguageOfferLine } from './language-offer-line.tsx'

/**
 * Offers another language to guests whose browser prefers it. Guests who came from a page of this site have chosen
 * already, and guests who reload have seen the offer. Its code is fetched for the others alone.
 */
export function LanguageOffer() {
  const [offer, setOffer] = useState<{ Line: typeof LanguageOfferLine; language: Language }>()

  useEffect(() => {
    const language = languages.find((each) => navigator.language.split('-')[0] === each.lang)
    if (!language || language.lang === lang || !isArriving()) return
    import('./language-offer-line.tsx').then(
      (part) => setOffer({ Line: part.LanguageOfferLine, language }),
      () => {}, // the offer can do without
    )
  }, [])

  return offer && <offer.Line language={offer.language} />
}

/** Whether the guest comes from another site, and not by a reload or through the history. */
function isArriving() {
  const [visit] = performance.getEntriesByType('navigation')
  const isFirstLoad = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  return isFirstLoad && !document.referrer.startsWith(location.origin)
}
