import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

/**
 * Nothing more to show: an icon on a small mat, the message, and what the guest can do now. The message
 * can take focus, for a screen that falls into this state under the guest's hands.
 */
export function EmptyState({
  icon,
  message,
  text,
  children,
}: {
  icon: ReactNode
  message: string
  text?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <div className={styles.mat}>{icon}</div>
      <h2 tabIndex={-1} className={styles.title}>
        {message}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className="actions">{children}</div>
    </div>
  )
}
