import type { ReactNode } from 'react'
import * as styles from './message.module.css'
import { CompanionLine } from './section-heading.tsx'

/** What a screen says if it has nothing to show. The children are what to do about it. */
export function Message({
  icon,
  heading,
  companion,
  text,
  className = '',
  children,
}: {
  icon?: ReactNode
  /** With a `tabIndex`, so that it can take the focus when an action of the guest emptied the screen. */
  heading: ReactNode
  /** With this line, even an empty one, the message fills the page, on red. */
  companion?: string
  text?: string
  className?: string | undefined
  children: ReactNode
}) {
  const isPage = companion !== undefined
  return (
    <section
      className={`${isPage ? styles.page : styles.message} ${className}`}
      {...(isPage && { 'data-theme': 'oxide', 'data-hero': true })}
    >
      {icon && <div className={styles.mat}>{icon}</div>}
      {heading}
      {isPage && <CompanionLine className={styles.companion}>{companion}</CompanionLine>}
      {text && <p className="lead">{text}</p>}
      <div className="actions">{children}</div>
    </section>
  )
}
