import type { FormEvent } from 'react'
import { Button } from './button.tsx'
import { TextField } from './field.tsx'

/**
 * Asks for an e-mail address, which the browser validates and nothing receives: outside a dialog,
 * `method="dialog"` submits nothing, with script or without.
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
