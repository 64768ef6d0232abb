import { useRef } from 'react'
import { useRouteHandle } from '#app/browser/route-handle.ts'
import { useLazyPart } from '#app/browser/use-lazy-part.ts'
import { ChatIcon } from '#app/ui/icons/frame.tsx'
import { frame } from '#words/frame.ts'
import * as styles from './chat-widget.module.css'

const { chat } = frame

const importPanel = () => import('./chat-panel.tsx')

/** The round button in the corner, and the panel above it. */
export function ChatWidget() {
  const handle = useRouteHandle()
  const { opening, part, prefetch, open, close } = useLazyPart(importPanel, { ahead: true })
  const button = useRef<HTMLButtonElement>(null)

  const closeAndReturn = () => {
    close()
    button.current?.focus()
  }

  return (
    <aside
      className={styles.chat}
      data-task={handle?.isTask}
      data-script-only
      data-screen-only
      aria-label={chat.name}
      onKeyDown={({ key, nativeEvent }) => {
        // During composition, Escape closes the input method's list of words.
        if (key === 'Escape' && !nativeEvent.isComposing && opening) closeAndReturn()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={opening ? chat.close : chat.open}
        aria-expanded={opening > 0}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => (opening ? closeAndReturn() : open())}
      >
        <ChatIcon size={26} />
      </button>
      {part && <part.ChatPanel onClose={closeAndReturn} />}
    </aside>
  )
}
