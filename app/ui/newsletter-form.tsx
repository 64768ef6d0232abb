import type { FormEvent } from 'react'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'

/**
 * An e-mail address that is asked for and goes nowhere. The browser checks it; `method="dialog"` sees to
 * it that, outside a dialog, nothing is sent, with script or without.
 */
export function NewsletterForm({
  words: { label, placeholder, submit },
  size,
  className,
  onSubscribe,
}: {
  words: { label: string; placeholder: string; submit: string }
  size?: 'small'
  className?: string | undefined
  onSubscribe?: () => void
}) {
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubscribe) return
    event.preventDefault()
    event.currentTarget.reset()
    onSubscribe()
  }

  return (
    <form method="dialog" className={className} onSubmit={subscribe}>
      <TextField label={label} type="email" autoComplete="email" placeholder={placeholder} />
      <Button type="submit" size={size}>
        {submit}
      </Button>
    </form>
  )
}
