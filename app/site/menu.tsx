import { bookNow } from '#app/content/navigation.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { frame } from '#words/frame.ts'
import { LanguageLinks } from './language-links.tsx'
import styles from './menu.module.css'
import { NavigationList } from './navigation-list.tsx'

/** The header's links on a phone, below the button that opens them. */
export function Menu({
  isOpen,
  onChoose,
  onEscape,
}: {
  isOpen: boolean
  onChoose: () => void
  onEscape: () => void
}) {
  return (
    <nav
      id="menu"
      aria-label={frame.menu}
      className={styles.menu}
      hidden={!isOpen}
      onKeyDown={({ key }) => key === 'Escape' && onEscape()}
    >
      <NavigationList onChoose={onChoose} />
      <ButtonLink className={styles.book} to={bookNow.to} onClick={onChoose}>
        {bookNow.title}
      </ButtonLink>
      <LanguageLinks className={styles.language} />
    </nav>
  )
}
