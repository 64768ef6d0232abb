import type { ComponentProps } from 'react'
import { IconButton } from './button.tsx'
import styles from './full-screen.module.css'
import { CloseIcon } from './icons/frame.tsx'

/**
 * A card that fills the screen to be shown to somebody. A button with its id as `popoverTarget` opens it,
 * without script, too.
 */
export function FullScreen({
  id,
  label,
  closeLabel,
  children,
  ...popover
}: { id: string; label: string; closeLabel: string } & ComponentProps<'div'>) {
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-modal
      aria-label={label}
      className={styles.screen}
      data-screen-only
      {...popover}
    >
      {children}
      <IconButton
        label={closeLabel}
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <CloseIcon />
      </IconButton>
    </div>
  )
}
