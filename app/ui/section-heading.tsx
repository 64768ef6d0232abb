import type { ReactNode } from 'react'
import { townLanguage } from '#app/content/hotel.ts'
import * as styles from './section-heading.module.css'

/** A short line in the language of the town that accompanies the heading after it; nothing when it is empty. */
export function CompanionLine({
  children,
  className = '',
}: {
  children: string
  className?: string | undefined
}) {
  if (!children) return null
  return (
    <p className={`${styles.companion} ${className}`} lang={townLanguage}>
      {children}
    </p>
  )
}

/** A heading with its line in the language of the town, which is read out first. The heading itself (h1, h2) is the child. */
export function SectionHeading({
  companion,
  line,
  beside,
  className = '',
  children,
}: {
  companion: string
  /** Where the line stands if not above: on the heading's baseline, for a section without words under its heading. */
  line?: 'after'
  /** A button or a link at the other end of the line, or below where there is no room. */
  beside?: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  const heading = (
    <div className={`${styles.head} ${className}`} data-line={line}>
      <CompanionLine>{companion}</CompanionLine>
      {children}
    </div>
  )
  if (!beside) return heading
  return (
    <div className={styles.row}>
      {heading}
      {beside}
    </div>
  )
}
