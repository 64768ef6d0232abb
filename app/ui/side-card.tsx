import type { ReactNode } from 'react'
import * as styles from './side-card.module.css'

/** Words with a white card beside them that stays in view; below them on small screens. */
export function WithSideCard({
  side,
  sideLabel,
  between,
  after,
  className = '',
  children,
}: {
  side: ReactNode
  sideLabel: string
  /** Stands after the words where the card is below them. */
  between?: ReactNode
  /** Stands last. */
  after?: ReactNode
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={`${styles.columns} ${className}`}>
      <div>{children}</div>
      {between}
      <aside className={styles.side} aria-label={sideLabel}>
        {side}
      </aside>
      {after}
    </div>
  )
}
