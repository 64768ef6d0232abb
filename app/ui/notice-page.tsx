import type { ReactNode } from 'react'
import styles from './notice-page.module.css'
import { BanglaLine } from './section-heading.tsx'

/** A whole page with one message on red; the children are what to do about it. */
export function NoticePage({
  heading,
  bangla,
  message,
  children,
}: {
  /** The first-level heading. */
  heading: ReactNode
  bangla: string
  message: string
  children: ReactNode
}) {
  return (
    <section className={styles.page} data-ground="oxide" data-hero>
      <div>
        {heading}
        <BanglaLine className={styles.bangla}>{bangla}</BanglaLine>
        <p className={styles.message}>{message}</p>
        {children}
      </div>
    </section>
  )
}
