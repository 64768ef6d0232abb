import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { IconButton } from '#app/ui/button.tsx'
import { CloseIcon } from '#app/ui/icons/frame.tsx'
import { TextButton, TextLink } from '#app/ui/text-link.tsx'
import { dismissToast, type Toast as ToastMessage, useToast } from '#app/ui/toast.ts'
import { frame } from '#words/frame.ts'
import * as styles from './toaster.module.css'

const TOAST_MS = 5000

/**
 * Shows the current toast. The status region is in the page from the start: screen readers announce changes in a region
 * that they know, but often miss one that arrives with its message.
 */
export function Toaster() {
  const { current, count } = useToast()
  return (
    <div role="status" data-screen-only>
      {current && <Toast key={count} {...current} />}
    </div>
  )
}

/**
 * Closes after 5 seconds, counted anew when pointer and focus have left it. It also closes when the guest reaches the
 * page that it links to.
 */
function Toast({ title, text, action, undo }: ToastMessage) {
  const [isHovered, setIsHovered] = useState(false)
  const cameFrom = useRef<HTMLElement | null>(null)
  const [isFocused, setIsFocused] = useState(false)
  const isPaused = isHovered || isFocused
  const hasArrived = useLocation().pathname === action?.to

  /** The focus returns to where it was, or to the page if that is gone. */
  const dismissAndReturn = () => {
    const before = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    before?.focus({ preventScroll: true })
    dismissToast()
  }

  useEffect(() => {
    if (hasArrived) return dismissToast()
    if (isPaused) return
    const timer = setTimeout(dismissToast, TOAST_MS)
    return () => clearTimeout(timer)
  }, [hasArrived, isPaused])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens on its own controls
    <div
      className={styles.toast}
      data-theme="dark"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget))
          cameFrom.current = relatedTarget as HTMLElement | null
        setIsFocused(true)
      }}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissAndReturn()}
    >
      <b>{title}</b>
      <p>{text}</p>
      {(action || undo) && (
        <div className="phrases">
          {action && (
            <TextLink to={action.to} target={action.isNewTab && '_blank'}>
              {action.label}
            </TextLink>
          )}
          {undo && (
            <TextButton
              onClick={() => {
                dismissAndReturn()
                undo.onPress()
              }}
            >
              {undo.label}
            </TextButton>
          )}
        </div>
      )}
      <IconButton label={frame.dismiss} className={styles.close} onClick={dismissAndReturn}>
        <CloseIcon />
      </IconButton>
    </div>
  )
}
