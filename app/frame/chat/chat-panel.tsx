import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { type ChatMessage, canSend } from '#app/domain/chat.ts'
import type { ClockTime } from '#app/domain/hours.ts'
import { Button, IconButton } from '#app/ui/button.tsx'
import { type EnteredText, Form } from '#app/ui/form.tsx'
import { SendIcon } from '#app/ui/icons/control.tsx'
import { CloseIcon } from '#app/ui/icons/frame.tsx'
import { formatTime } from '#language'
import { chat } from '#words/chat.ts'
import { frame } from '#words/frame.ts'
import * as styles from './chat-panel.module.css'
import { useChat } from './store.ts'

/** The conversation, and a field that takes the focus. Nothing is sent anywhere. */
export function ChatPanel({ onClose }: { onClose: () => void }) {
  const id = useId()
  const welcome = useChat((state) => state.welcome)
  useEffect(welcome, [])

  return (
    <div
      className={styles.panel}
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}note`}
    >
      <header className={styles.head}>
        <h2 id={`${id}title`}>
          <span className="visually-hidden">{frame.chat.name}: </span>
          {chat.title}
        </h2>
        <p id={`${id}note`}>{chat.note}</p>
        <IconButton label={frame.chat.close} className={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <Log />
      <Composer />
    </div>
  )
}

/** All messages so far. The newest stays in view. */
function Log() {
  const messages = useChat((state) => state.messages)
  const isTyping = useChat((state) => state.due > 0)
  const log = useScrollToNewest(messages.length, isTyping)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
    <div ref={log} role="log" aria-label={chat.log} className={styles.log} tabIndex={0}>
      {messages.map((message) => (
        <Message key={message.id} {...message} />
      ))}
      {isTyping && <p className={styles.typing}>{chat.typing}</p>}
    </div>
  )
}

function Message({ sender, text, timestamp }: ChatMessage) {
  const date = new Date(timestamp)
  return (
    <div className={styles.message} data-sender={sender}>
      <span className="visually-hidden">{chat.speaker[sender]}</span>
      <p dir="auto" data-typed={sender === 'user' || undefined}>
        {text}
      </p>
      <time className="muted micro" dateTime={date.toISOString()}>
        {/* The visitor's own clock. */}
        {formatTime(date.toTimeString().slice(0, 5) as ClockTime)}
      </time>
    </div>
  )
}

function Composer() {
  const id = useId()
  const { draft, send } = useChat()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  const submit = (text: EnteredText) => {
    send(text('message'))
    input.current?.focus()
  }

  return (
    <Form className={styles.composer} onSend={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {chat.label}
      </label>
      <input
        ref={input}
        id={id}
        name="message"
        placeholder={chat.placeholder}
        value={draft}
        onChange={(event) => useChat.setState({ draft: event.target.value })}
        dir="auto"
        autoComplete="off"
        enterKeyHint="send"
      />
      <Button
        type="submit"
        size="small"
        className={styles.send}
        aria-label={chat.send}
        disabled={!canSend(draft)}
      >
        <SendIcon />
      </Button>
    </Form>
  )
}

function useScrollToNewest(...changes: unknown[]) {
  const log = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    log.current?.scrollTo(0, log.current.scrollHeight) // gives a promise in some browsers: no return
  }, changes)
  return log
}
