import type { ReactNode } from 'react'
import styles from './alert.module.css'
import { ErrorIcon, InfoIcon, SuccessIcon } from './icons/notice.tsx'

const ICON = { note: InfoIcon, success: SuccessIcon, error: ErrorIcon }

/** A tinted note. Only an error has `role="alert"`, which interrupts screen readers. */
export function Alert({
  tone = 'note',
  className = '',
  children,
}: {
  tone?: keyof typeof ICON
  className?: string | undefined
  children: ReactNode
}) {
  const Icon = ICON[tone]
  return (
    <div
      className={`${styles.alert} ${className}`}
      data-tone={tone}
      role={tone === 'error' ? 'alert' : undefined}
    >
      <Icon />
      <div>{children}</div>
    </div>
  )
}
