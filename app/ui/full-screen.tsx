import type { ComponentProps } from 'react'
import { common } from '#words/common.ts'
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
  children,
  ...popover
}: { id: string; label: string } & ComponentProps<'div'>) {
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
        label={common.close}
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <CloseIcon />
      </IconButton>
    </div>
  )
}
