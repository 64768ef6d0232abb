import { useRef } from 'react'
import { useRouteHandle } from '#app/browser/route-handle.ts'
import { ChatIcon } from '#app/ui/icons/frame.tsx'
import { useLazyOverlay } from '#app/ui/use-overlay.ts'
import { frame } from '#words/frame.ts'
import * as styles from './chat-widget.module.css'

const { chat } = frame

const importPanel = () => import('./chat-panel.tsx')

/** The round button in the corner, and the panel above it. */
export function ChatWidget() {
  const handle = useRouteHandle()
  const { showing, code, opener, open, close } = useLazyOverlay(importPanel)
  const button = useRef<HTMLButtonElement>(null)

  const closeAndReturn = () => {
    close()
    button.current?.focus()
  }

  return (
    <aside
      className={styles.chat}
      data-waits={handle?.chatWaits}
      data-script-only
      data-screen-only
      aria-label={chat.name}
      onKeyDown={({ key, nativeEvent }) => {
        // During composition, Escape closes the input method's list of words.
        if (key === 'Escape' && !nativeEvent.isComposing && showing) closeAndReturn()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={showing ? chat.close : chat.open}
        {...opener}
        onClick={({ currentTarget }) => (showing ? closeAndReturn() : open(currentTarget))}
      >
        <ChatIcon size={26} />
      </button>
      {code && <code.ChatPanel onClose={closeAndReturn} />}
    </aside>
  )
}
