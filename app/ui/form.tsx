import type { FormEvent, ReactNode } from 'react'

/**
 * Every form of the site: the browser validates it, and what was entered goes to `onSend` and nowhere else.
 * Before hydration, too: outside a dialog, `method="dialog"` submits nothing, so no name ends up in an address.
 */
export function Form({
  onSend,
  className,
  children,
}: {
  onSend: (entered: FormData, form: HTMLFormElement) => void
  className?: string | undefined
  children: ReactNode
}) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget), event.currentTarget)
  }

  return (
    <form method="dialog" className={className} onSubmit={send}>
      {children}
    </form>
  )
}
