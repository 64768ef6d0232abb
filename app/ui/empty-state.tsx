import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/** Nothing to show: an icon on a small mat, the message, and what the guest can do about it. */
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
      <h2 className={styles.title}>{message}</h2>
      <div className="actions">{children}</div>
    </div>
  )
}
