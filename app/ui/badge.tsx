import type { ReactNode } from 'react'
import * as styles from './badge.module.css'

/** A short label. Its colour carries no meaning beyond its words. */
export function Badge({
  tone = 'plain',
  className = '',
  children,
}: {
  tone?: 'popular' | 'plain'
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <span className={`${styles.badge} ${className}`} data-tone={tone}>
      {children}
    </span>
  )
}
