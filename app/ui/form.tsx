import type { FormEvent, ReactNode } from 'react'

/** What was entered in the field of a name. */
export type EnteredText = (name: string) => string

/**
 * Every form of the site: the browser validates it, and what was entered goes to `onSend` and nowhere else.
 * Before hydration, too: outside a dialog, `method="dialog"` submits nothing, so no name ends up in an address.
 *
 * A form whose fields move state of React is `autoComplete="off"`: on a reload or on the way back the browser would show
 * in them what React does not know. A field's own `autoComplete` goes before it, so names and addresses are still offered.
 */
export function Form({
  onSend,
  autoComplete,
  className,
  children,
}: {
  onSend: (text: EnteredText, form: HTMLFormElement) => void
  autoComplete?: 'off' | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    onSend((name) => String(entered.get(name) ?? ''), event.currentTarget)
  }

  return (
    <form method="dialog" autoComplete={autoComplete} className={className} onSubmit={send}>
      {children}
    </form>
  )
}
