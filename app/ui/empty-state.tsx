import type { ReactNode } from 'react'
import * as styles from './empty-state.module.css'

/**
 * An icon, a message that there is nothing to show, and what the guest can do. The message can take the focus, for when
 * an action of the guest emptied the screen.
 */
export function EmptyState({
  icon,
  message,
  children,
}: {
  icon: ReactNode
  message: string
  children: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <div className={styles.mat}>{icon}</div>
      <h2 tabIndex={-1} className="title-3">
        {message}
      </h2>
      <div className="actions">{children}</div>
    </div>
  )
}
