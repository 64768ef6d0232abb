import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { LeafIcon } from './icons/leaf.tsx'

/** A short label. Its colour carries no meaning beyond its words. */
export function Badge({
  tone = 'plain',
  className = '',
  children,
}: {
  tone?: 'vegetarian' | 'popular' | 'plain'
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <span className={`${styles.badge} ${className}`} data-tone={tone}>
      {tone === 'vegetarian' && <LeafIcon size={14} />}
      {children}
    </span>
  )
}
