import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { type Language, languages } from '#app/content/languages.js'
import { cartFragment } from '#app/domain/cart.ts'
import { useCart } from '#app/state/cart.ts'
import { useEntered } from '#app/state/entered.ts'
import { lang } from '#language'
import { ShortName } from './short-name.tsx'

/** `compact` shortens the name where the header has little room. */
type Look = { compact?: boolean | undefined; className?: string | undefined }

const others = languages.filter((language) => language.lang !== lang)

/**
 * This page in the other languages, each its own site: its page is loaded, not routed to. The cart goes
 * along in the fragment, which is never sent, and the choices of the reservation in the query.
 */
export function LanguageLinks({ compact, className }: Look) {
  return others.map((language) => (
    <LanguageLink key={language.lang} {...{ language, compact, className }} />
  ))
}

/** This page in one other language. */
export function LanguageLink({ language, compact, className }: Look & { language: Language }) {
  const { pathname, search, hash } = useLocation()
  const items = useCart((cart) => cart.items)
  const table = useCart((cart) => cart.table)
  const query = useEntered((entered) => entered.query)
  const link = useRef<HTMLAnchorElement>(null)

  // The page of an address that does not exist is prerendered for another one, and no prerendered page
  // knows a query.
  useEffect(() => {
    const fragment = items.length > 0 || table ? cartFragment(items, table) : hash
    link.current?.setAttribute('href', pathIn(language, pathname) + (query || search) + fragment)
  })

  return (
    <a
      ref={link}
      className={className}
      aria-label={compact ? language.name : undefined}
      rel="alternate"
      lang={language.lang}
      hrefLang={language.lang}
      href={pathIn(language, pathname)}
      suppressHydrationWarning
    >
      {compact ? <ShortName {...language} /> : language.name}
    </a>
  )
}

/** Without the slash at the end that prerendered pages have in their address. */
const pathIn = ({ path }: Language, pathname: string) => (path + pathname).replace(/(.)\/$/, '$1')
