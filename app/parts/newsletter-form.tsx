import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { type EnteredText, Form } from '#app/ui/form.tsx'
import { dispatch, useVisit } from '#app/visit/store.ts'

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
  const subscribe = (text: EnteredText, form: HTMLFormElement) => {
    if (!onSubscribe) return
    // An empty box is valid, but there is nothing to thank for.
    if (!text('email')) return form.querySelector('input')?.focus()
    // Only now, and only if there is none: what is typed here may be half an address, or another one.
    if (!useVisit.getState().guest.email)
      dispatch({ type: 'enter', fields: { email: text('email') } })
    form.reset()
    onSubscribe()
  }

  return (
    <Form className={className} onSend={subscribe}>
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
    </Form>
  )
}
