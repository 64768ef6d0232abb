import { type ReactNode, useEffect, useId, useRef } from 'react'
import { common } from '#words/common.ts'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'
import { CloseIcon } from './icons/frame.tsx'

type DialogProps = {
  title: string
  /** Called however it was closed: by its button, Escape, a press on the backdrop, or `close`. */
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A modal dialog, open for as long as it is mounted. The platform keeps focus inside, makes the page
 * behind it inert, closes it on Escape and gives focus back to where it was.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wasVeilPressed = useRef(false)
  const titleId = useId()
  const close = () => dialog.current?.close()

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a press on the backdrop
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      // Only a press that starts and ends on the backdrop: dragging a selection out of a field must not close it.
      onPointerDown={(event) => {
        wasVeilPressed.current = event.target === dialog.current
      }}
      onClick={(event) => {
        if (wasVeilPressed.current && event.target === dialog.current) close()
      }}
    >
      <div className={styles.sheet}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children(close)}
        <IconButton label={common.close} className={styles.close} onClick={close}>
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  )
}
