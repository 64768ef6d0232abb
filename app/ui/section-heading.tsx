import type { ReactNode } from 'react'
import styles from './section-heading.module.css'

/** A short Bangla line with a stitch before it: a companion to the heading that follows. */
export function BanglaLine({
  children,
  className = '',
}: {
  children: string
  className?: string | undefined
}) {
  return (
    <p className={`${styles.bangla} ${className}`} lang="bn">
      {children}
    </p>
  )
}

/** A heading with its Bangla companion line above. The heading itself (h1, h2) is the child. */
export function SectionHeading({
  bangla,
  className = '',
  children,
}: {
  bangla: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={`${styles.head} ${className}`}>
      <BanglaLine>{bangla}</BanglaLine>
      {children}
    </div>
  )
}
