import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards in three columns, two on a tablet, one on a phone. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
