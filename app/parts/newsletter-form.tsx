import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { DraftForm } from './draft-form.tsx'

/** Asks for an e-mail address and sends it nowhere. `onSubscribe` thanks the guest; without it nothing happens. */
export function NewsletterForm({
  label,
  placeholder,
  submit,
  size,
  className,
  onSubscribe,
}: {
  label: string
  placeholder: string
  submit: string
  size?: 'small'
  className?: string | undefined
  onSubscribe?: () => void
}) {
  const subscribe = (_: unknown, empty: () => void, form: HTMLFormElement) => {
    if (!onSubscribe) return
    const field = form.querySelector('input')
    // An empty box is valid, but nobody is thanked for it.
    if (!field?.value) return field?.focus()
    empty()
    onSubscribe()
  }

  return (
    <DraftForm draft="newsletter" className={className} onSend={subscribe}>
      <TextField
        label={label}
        name="email"
        type="email"
        autoComplete="email"
        placeholder={placeholder}
      />
      <Button type="submit" size={size}>
        {submit}
      </Button>
    </DraftForm>
  )
}
