import type { ReactNode } from 'react'
import { townLanguage } from '#app/content/hotel.ts'
import * as styles from './section-heading.module.css'

/** A short line beside a heading, in the town's language. Renders nothing if it is empty. */
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

/** A heading (h1 or h2, the child) with its companion line, which is read out first. */
export function SectionHeading({
  companion,
  beside,
  className = '',
  children,
}: {
  companion: string
  /** A button or link at the other end of the row, or below if there is no room. */
  beside?: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  const heading = (
    <div className={`${styles.head} ${className}`}>
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
