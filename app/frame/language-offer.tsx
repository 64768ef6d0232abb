import { useEffect, useState } from 'react'
import { type Language, languages } from '#app/content/languages.js'
import { lang } from '#language'
import type { LanguageOfferLine } from './language-offer-line.tsx'

/**
 * A line that offers another language to guests whose browser prefers it, unless they came from a page of
 * this site and so have chosen, or load a page again and so have seen it. It is fetched for them alone.
 */
export function LanguageOffer() {
  const [offer, setOffer] = useState<{ Line: typeof LanguageOfferLine; language: Language }>()

  useEffect(() => {
    const language = languages.find((each) => navigator.language.split('-')[0] === each.lang)
    if (!language || language.lang === lang || !isArriving()) return
    import('./language-offer-line.tsx').then(
      (part) => setOffer({ Line: part.LanguageOfferLine, language }),
      () => {}, // only an offer
    )
  }, [])

  return offer && <offer.Line language={offer.language} />
}

/** Whether the guest comes from elsewhere, and not by a reload or through the history. */
function isArriving() {
  const [visit] = performance.getEntriesByType('navigation')
  const isFirstLoad = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  return isFirstLoad && !document.referrer.startsWith(location.origin)
}
