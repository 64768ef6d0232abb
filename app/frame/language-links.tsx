import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Language, languages } from '#app/content/languages.js'
import { useVisit } from '#app/visit/store.ts'
import { holdsMoreThanUrl, visitFragment } from '#app/visit/visit.ts'
import { lang } from '#language'
import { common } from '#words/common.ts'
import { ShortName } from './short-name.tsx'

type Look = { compact?: boolean | undefined; className?: string | undefined }

/**
 * Links to this page in the other languages. Each language is a site of its own, so its page is loaded, not routed to.
 * The visit goes along in the fragment, which is never sent. What cannot (`holdsMoreThanUrl`) stays, and the link opens
 * a new tab and says so. `compact` shortens the name where the header has little room.
 */
export const LanguageLinks = (look: Look) =>
  languages
    .filter((language) => language.lang !== lang)
    .map((language) => <LanguageLink key={language.lang} {...look} language={language} />)

function LanguageLink({ language, compact, className }: Look & { language: Language }) {
  const { pathname, search, hash } = useLocation()
  const fragment = useVisit((visit) => visitFragment(visit, hash))
  const opensNewTab = useVisit(holdsMoreThanUrl)
  const link = useRef<HTMLAnchorElement>(null)

  // Set after hydration: 404 pages are prerendered under another path, and no prerendered page has a query.
  useEffect(() => {
    link.current?.setAttribute('href', pathIn(language, pathname) + search + fragment)
  })

  return (
    <a
      ref={link}
      className={className}
      aria-label={compact && !opensNewTab ? language.name : undefined}
      rel="alternate"
      lang={language.lang}
      hrefLang={language.lang}
      href={pathIn(language, pathname)}
      target={opensNewTab ? '_blank' : undefined}
      title={opensNewTab ? common.newTab : undefined}
      suppressHydrationWarning
    >
      {compact ? <ShortName {...language} /> : language.name}
      {opensNewTab && (
        <span className="visually-hidden" lang={lang}>
          {` ${common.newTab}`}
        </span>
      )}
    </a>
  )
}

/** The path without the final slash of a prerendered page's URL. */
const pathIn = ({ path }: Language, pathname: string) => (path + pathname).replace(/(.)\/$/, '$1')
