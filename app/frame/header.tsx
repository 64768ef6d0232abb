import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useRouteError } from 'react-router'
import { useRouteHandle } from '#app/browser/route-handle.ts'
import { bookNow } from '#app/content/navigation.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { BagIcon } from '#app/ui/icons/frame.tsx'
import { Link } from '#app/ui/link.tsx'
import { useVisit } from '#app/visit/store.ts'
import { frame } from '#words/frame.ts'
import { linkNames } from '#words/navigation.ts'
import { Brand } from './brand.tsx'
import * as styles from './header.module.css'
import { LanguageLinks } from './language-links.tsx'
import { NavigationList } from './navigation-list.tsx'
import { MenuToggle, PhoneMenu } from './phone-menu.tsx'
import { Search } from './search.tsx'

/** Fixed at the top: transparent while the page is scrolled by 50 px at most, solid white beyond. */
export function Header() {
  return (
    <Bar>
      <div className={`wrap ${styles.inner}`}>
        <Brand withSecondName />
        <nav className={styles.nav} aria-label={frame.navigation}>
          <NavigationList compact />
        </nav>
        <LanguageLinks compact className={styles.language} />
        <Search />
        <CartLink />
        <ButtonLink className={styles.book} size="small" to={bookNow.to}>
          {bookNow.title}
        </ButtonLink>
        <MenuToggle />
      </div>
      <PhoneMenu />
    </Bar>
  )
}

/** The way to a filled cart, from every page. */
function CartLink() {
  const isFilled = useVisit(({ cart }) => cart.length > 0)
  return (
    isFilled && (
      <Link to="/cart" className={styles.cart} aria-label={linkNames.cart.title}>
        <BagIcon />
      </Link>
    )
  )
}

/** The bar itself. Its content comes as children, so that it does not re-render with the bar. */
function Bar({ children }: { children: ReactNode }) {
  const sentinel = useRef<HTMLDivElement>(null)
  const atTop = useAtTop(sentinel)
  const { headerOver = 'paper' } = useRouteHandle() ?? {}
  const over = useRouteError() ? 'oxide' : headerOver

  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={styles.header} data-transparent={atTop || undefined} data-over={over}>
        {children}
      </header>
    </>
  )
}

/** Whether the page's first 50 px are in view. An observer watches them, so that scrolling runs no script. */
function useAtTop(sentinel: RefObject<HTMLElement | null>) {
  const [atTop, setAtTop] = useState(true)
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver((entries) =>
      setAtTop(entries.at(-1)?.isIntersecting ?? true),
    )
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [sentinel])
  return atTop
}
