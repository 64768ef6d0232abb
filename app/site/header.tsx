import { useEffect, useRef, useState } from 'react'
import { bookNow } from '#app/content/navigation.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { frame } from '#words/frame.ts'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { LanguageLinks } from './language-links.tsx'
import { Menu, MenuToggle } from './menu.tsx'
import { NavigationList } from './navigation-list.tsx'
import { Search } from './search.tsx'

/** Fixed at the top: transparent while the page is scrolled by 50 px at most, solid white beyond. */
export function Header() {
  const sentinel = useRef<HTMLDivElement>(null)
  const atTop = useAtTop(sentinel)

  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={styles.header} data-transparent={atTop || undefined}>
        <div className={`wrap ${styles.inner}`}>
          <Brand bangla />
          <nav className={styles.nav} aria-label={frame.navigation}>
            <NavigationList compact />
          </nav>
          <LanguageLinks compact className={styles.language} />
          <Search />
          <ButtonLink className={styles.book} size="small" to={bookNow.to}>
            {bookNow.title}
          </ButtonLink>
          <MenuToggle />
        </div>
        <Menu />
      </header>
    </>
  )
}

/** Whether the first 50 px are in view: watched by the browser, so that scrolling runs no script. */
function useAtTop(sentinel: React.RefObject<HTMLElement | null>) {
  const [atTop, setAtTop] = useState(true)
  useEffect(() => {
    if (!sentinel.current) return
    const observer = new IntersectionObserver(([entry]) => setAtTop(entry?.isIntersecting ?? true))
    observer.observe(sentinel.current)
    return () => observer.disconnect()
  }, [sentinel])
  return atTop
}
