import type { ReactNode } from 'react'
import * as styles from './side-card.module.css'

/** Content with a white card beside it that stays in view; on small screens the card is below. */
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
  /** Comes after the content where the card is below. */
  between?: ReactNode
  /** Comes last. */
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
