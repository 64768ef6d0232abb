import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './modal.module.css'

type ModalProps = Omit<ComponentProps<'dialog'>, 'ref' | 'children'> & {
  className: string | undefined
  /** Called after it has closed, for any reason. */
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A `<dialog>` that is modal while it is mounted. The platform keeps the focus inside, makes the page inert, closes it
 * on Escape and on Android's Back, and returns the focus. The children fill it, so a press on the dialog itself is on
 * its backdrop, and closes it too.
 */
export function Modal({ onClose, onPointerDown, className, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wasBackdropPressed = useRef(false)
  const close = () => dialog.current?.close()

  // Opened before the first paint, and closed before it is removed: a dialog that is removed while open returns no
  // focus.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])

  // In the body, so that it inherits no colours from the place that opened it.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a press on the backdrop
    <dialog
      {...props}
      className={`${styles.modal} ${className}`}
      ref={dialog}
      // `close` fires asynchronously; in StrictMode the dialog is open again by then.
      onClose={() => !dialog.current?.open && onClose()}
      // Only a press that starts and ends on the backdrop: dragging a selection out of a field must not close it.
      onPointerDown={(event) => {
        wasBackdropPressed.current = event.target === dialog.current
        onPointerDown?.(event)
      }}
      onClick={({ target }) => {
        if (wasBackdropPressed.current && target === dialog.current) close()
      }}
    >
      {children(close)}
    </dialog>,
    document.body,
  )
}
