import type { ReactNode } from 'react'
import * as styles from './card-grid.module.css'

/** Cards in three columns, two on a tablet, one on a phone. With `few`, up to three stay side by side on a tablet. */
export function CardGrid({
  few = false,
  className = '',
  children,
}: {
  few?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return <div className={`${styles.grid} ${few ? styles.few : ''} ${className}`}>{children}</div>
}
