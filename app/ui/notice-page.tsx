import type { ReactNode } from 'react'
import styles from './notice-page.module.css'
import { LocalLine } from './section-heading.tsx'

/** A whole page with one message on red; the children are what to do about it. */
export function NoticePage({
  heading,
  local,
  message,
  children,
}: {
  /** The first-level heading. */
  heading: ReactNode
  local: string
  message: string
  children: ReactNode
}) {
  return (
    <section className={styles.page} data-ground="oxide" data-hero>
      <div>
        {heading}
        <LocalLine className={styles.local}>{local}</LocalLine>
        <p className={styles.message}>{message}</p>
        {children}
      </div>
    </section>
  )
}
