import type { FormEvent, ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { enquiry } from '#words/contact.ts'
import styles from './enquiry-form.module.css'

/**
 * A form that the browser validates and that is sent nowhere. Before React has taken over, too: outside a
 * dialog, `method="dialog"` submits nothing, so no name ends up in an address.
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
