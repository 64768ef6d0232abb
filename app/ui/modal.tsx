import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './modal.module.css'

type ModalProps = Omit<ComponentProps<'dialog'>, 'ref' | 'children'> & {
  className: string | undefined
  /** Called once it has closed, for whatever reason. */
  onClose: () => void
  children: (close: () => void) => ReactNode
}

/**
 * A `<dialog>` that is modal for as long as it is mounted. The platform keeps focus inside, makes the page
 * behind it inert, closes it on Escape and on Android's Back, and gives focus back to where it was. The
 * children fill it, so that a press on the dialog itself is a press on its backdrop, which closes it too.
 */
export function Modal({ onClose, onPointerDown, className, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const wasBackdropPressed = useRef(false)
  const close = () => dialog.current?.close()

  // Before the browser draws it, and closed before it is removed: a dialog that is removed gives no focus back.
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    return () => current?.close()
  }, [])

  // In the body, so that it takes over no colours of the place where it was opened.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same as a press on the backdrop
    <dialog
      {...props}
      className={`${styles.modal} ${className}`}
      ref={dialog}
      // The event comes later than the closing. In development React mounts all twice, and it is open again.
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
