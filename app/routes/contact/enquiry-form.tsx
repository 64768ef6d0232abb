import type { FormEvent, ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { enquiry } from '#words/contact.ts'
import styles from './enquiry-form.module.css'

/**
 * A form that is checked by the browser and sent nowhere. `method="dialog"` sees to that even where
 * script has not taken over: outside a dialog it goes nowhere, and no name lands in an address.
 */
export function EnquiryForm({
  submit,
  onSend,
  className = '',
  children,
}: {
  submit: string
  onSend: (form: FormData) => void
  className?: string | undefined
  children: ReactNode
}) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend(new FormData(event.currentTarget))
  }

  return (
    <form method="dialog" className={`${styles.form} ${className}`} onSubmit={send}>
      {children}
      <div className={styles.foot}>
        <p className={styles.note}>
          {enquiry.demonstration}
          <span className={styles.withoutScript}> {enquiry.withoutScript}</span>
        </p>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  )
}
