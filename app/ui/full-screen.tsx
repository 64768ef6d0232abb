import { type ReactNode, useEffect } from 'react'
import { common } from '#words/common.ts'
import { IconButton } from './button.tsx'
import * as styles from './full-screen.module.css'
import { CloseIcon } from './icons/frame.tsx'
import { Modal } from './modal.tsx'

/** A card to be shown to somebody: while mounted, it fills the screen, keeps it lit and is all that is printed. */
export function FullScreen({
  label,
  onClose,
  children,
}: {
  label: string
  onClose: () => void
  children: ReactNode
}) {
  useEffect(keepScreenLit, [])
  return (
    <Modal className={styles.screen} aria-label={label} onClose={onClose}>
      {(close) => (
        <div className={styles.card} data-print="">
          <IconButton label={common.close} className={styles.close} onClick={close}>
            <CloseIcon />
          </IconButton>
          {children}
        </div>
      )}
    </Modal>
  )
}

/** Keeps the screen lit until the returned function is called. */
function keepScreenLit() {
  let lock: Promise<WakeLockSentinel | undefined> | undefined
  // The browser releases the lock when the page is hidden. Some refuse it, for example with a low battery.
  const take = () => {
    if (document.visibilityState === 'visible')
      lock = navigator.wakeLock?.request('screen').catch(() => undefined)
  }
  take()
  document.addEventListener('visibilitychange', take)
  return () => {
    document.removeEventListener('visibilitychange', take)
    lock?.then((held) => held?.release())
  }
}
