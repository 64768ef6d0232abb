import type { ReactNode } from 'react'
import * as styles from './notice-page.module.css'
import { CompanionLine } from './section-heading.tsx'

/** A page with one message on red. The children are what to do about it. */
export function NoticePage({
  heading,
  companion,
  message,
  className = '',
  children,
}: {
  /** The first-level heading. */
  heading: ReactNode
  companion: string
  message: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <section className={`${styles.page} ${className}`} data-theme="oxide" data-hero>
      <div>
        {heading}
        <CompanionLine className={styles.companion}>{companion}</CompanionLine>
        <p className={styles.message}>{message}</p>
        {children}
      </div>
    </section>
  )
}
