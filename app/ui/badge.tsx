import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { LeafIcon } from './icons.tsx'

/** A word or two about a dish, in a small frame. Vegetarian has a leaf and a colour of its own. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'vegetarian'
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {tone === 'vegetarian' && <LeafIcon size={14} />}
      {children}
    </span>
  )
}
