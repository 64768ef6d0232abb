import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { bookNow } from '#app/content/navigation.ts'
import { ButtonLink, IconButton } from '#app/ui/button.tsx'
import { CloseIcon, MenuIcon } from '#app/ui/icons/frame.tsx'
import { frame } from '#words/frame.ts'
import { Brand } from './brand.tsx'
import styles from './header.module.css'
import { LanguageLinks } from './language-links.tsx'
import { Menu } from './menu.tsx'
import { NavigationList } from './navigation-list.tsx'
import { Search } from './search.tsx'

/** Fixed at the top: transparent while the page is scrolled by 50 px at most, solid white beyond. */
export function Header() {
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const [shownAt, setShownAt] = useState(pathname)
  const sentinel = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const atTop = useAtTop(sentinel)

  if (shownAt !== pathname) {
    setShownAt(pathname)
    setIsOpen(false) // any change of route closes the menu
  }

  return (
    <>
      <div ref={sentinel} className={styles.sentinel} />
      <header className={styles.header} data-transparent={(atTop && !isOpen) || undefined}>
        <div className={`wrap ${styles.inner}`}>
          <Brand bangla />
          <nav className={styles.nav} aria-label={frame.navigation}>
            <NavigationList compact />
          </nav>
          <LanguageLinks compact className={styles.language} />
          <Search onOpen={() => setIsOpen(false)} />
          <ButtonLink className={styles.book} size="small" to={bookNow.to}>
            {bookNow.title}
          </ButtonLink>
          <IconButton
            ref={toggle}
            className={styles.menuToggle}
            label={frame.menu}
            aria-expanded={isOpen}
            aria-controls="menu"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <CloseIcon /> : <MenuIcon />}
          </IconButton>
        </div>
        <Menu
          isOpen={isOpen}
          onChoose={() => setIsOpen(false)}
          onEscape={() => {
            setIsOpen(false)
            toggle.current?.focus()
          }}
        />
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
