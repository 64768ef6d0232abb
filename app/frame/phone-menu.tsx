import type { MouseEvent } from 'react'
import { bookNow } from '#app/content/navigation.ts'
import { ButtonLink, IconButton } from '#app/ui/button.tsx'
import { CloseIcon, MenuIcon } from '#app/ui/icons/frame.tsx'
import { frame } from '#words/frame.ts'
import { NavigationList } from './navigation-list.tsx'
import * as styles from './phone-menu.module.css'

const ID = 'phone-menu'

/** Opens and closes the menu without script. A browser without popovers gets a link to the footer's links. */
export function MenuToggle() {
  return (
    <>
      <IconButton className={styles.toggle} label={frame.menu} popoverTarget={ID}>
        <MenuIcon />
        <CloseIcon />
      </IconButton>
      <a className={`round ${styles.toFooter}`} href="#quick-links" aria-label={frame.menu}>
        <MenuIcon />
      </a>
    </>
  )
}

/**
 * The header's links on a phone. The browser closes the menu on Escape and on a press elsewhere, and returns the focus.
 */
export function PhoneMenu() {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link clicks it
    <nav
      id={ID}
      popover="auto"
      aria-label={frame.menu}
      className={styles.menu}
      onClick={closeAtLink}
    >
      <NavigationList />
      <ButtonLink className={styles.foot} to={bookNow.to}>
        {bookNow.title}
      </ButtonLink>
    </nav>
  )
}

const closeAtLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
  if ((target as Element).closest('a')) currentTarget.hidePopover()
}
