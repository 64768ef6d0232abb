import { type ReactNode, useId } from 'react'
import { common } from '#words/common.ts'
import { IconButton } from './button.tsx'
import * as styles from './dialog.module.css'
import { CloseIcon } from './icons/frame.tsx'
import { Modal } from './modal.tsx'

type DialogProps = {
  title: string
  /** Called however it closes: by its button, Escape, a press on the backdrop, or `close`. */
  onClose: () => void
  children: (close: () => void) => ReactNode
}

export function Dialog({ title, onClose, children }: DialogProps) {
  const titleId = useId()
  return (
    <Modal className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      {(close) => (
        <div className={styles.sheet}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children(close)}
          <IconButton label={common.close} className={styles.close} onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
      )}
    </Modal>
  )
}
