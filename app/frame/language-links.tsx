import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { type Language, languages } from '#app/content/languages.js'
import { cartFragment, SHARED_CART } from '#app/domain/cart.ts'
import { useCart } from '#app/state/cart.ts'
import { useChat } from '#app/state/chat.ts'
import { useRequests } from '#app/state/requests.ts'
import { areWordsKept, hasWords } from '#app/ui/form.tsx'
import { BesideIcon } from '#app/ui/icons/frame.tsx'
import { lang } from '#language'
import { common } from '#words/common.ts'
import { ShortName } from './short-name.tsx'

/** `compact` shortens the name where the header has little room. */
type Look = { compact?: boolean | undefined; className?: string | undefined }

const others = languages.filter((language) => language.lang !== lang)

/**
 * This page in the other languages, each its own site: its page is loaded, not routed to. The cart goes along in the
 * fragment, which is never sent. A letter, a conversation and words in a form cannot: then the page opens beside, and
 * the link says so.
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
  const opensBeside = useHeld()
  const link = useRef<HTMLAnchorElement>(null)

  // The page of an address that does not exist is prerendered for another one, and no prerendered page
  // knows a query.
  useEffect(() => {
    const place = hash.startsWith(SHARED_CART) ? '' : hash.slice(1)
    const fragment = items.length > 0 || table ? cartFragment(items, table, place) : hash
    link.current?.setAttribute('href', pathIn(language, pathname) + search + fragment)
  })

  return (
    <a
      ref={link}
      className={className}
      aria-label={compact && !opensBeside ? language.name : undefined}
      rel="alternate"
      lang={language.lang}
      hrefLang={language.lang}
      href={pathIn(language, pathname)}
      target={opensBeside ? '_blank' : undefined}
      title={opensBeside ? common.newTab : undefined}
      suppressHydrationWarning
    >
      {compact ? <ShortName {...language} /> : language.name}
      {opensBeside && (
        <>
          <BesideIcon size={14} />
          <span className="visually-hidden" lang={lang}>
            {` ${common.newTab}`}
          </span>
        </>
      )}
    </a>
  )
}

/** Without the slash at the end that prerendered pages have in their address. */
const pathIn = ({ path }: Language, pathname: string) => (path + pathname).replace(/(.)\/$/, '$1')

/** Whether the site holds what is lost when another page is loaded: a letter, a conversation, words in a form. */
function useHeld() {
  const isTyped = useSyncExternalStore(onTyping, hasTyped, () => false)
  const hasLetter = useRequests(({ references }) => references.length > 0)
  const isTalking = useChat(({ draft, messages }) => draft !== '' || messages.length > 1)
  return isTyped || hasLetter || isTalking
}

/** A browser fills a form in without telling the page, so it is also asked before a press. */
const TYPING = ['input', 'focusin', 'pointerdown']

function onTyping(look: () => void) {
  for (const type of TYPING) document.addEventListener(type, look)
  return () => {
    for (const type of TYPING) document.removeEventListener(type, look)
  }
}

const hasTyped = () => hasWords(document) || areWordsKept()
