import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { enquiry } from '#words/contact.ts'
import styles from './enquiry-form.module.css'

/** One of the two forms, with the note that nothing is sent beside its button. */
export function EnquiryForm({
  submit,
  onSend,
  isSending,
  className = '',
  children,
}: {
  submit: string
  onSend: (form: FormData) => void
  isSending?: boolean
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <Form className={`${styles.form} ${className}`} onSend={onSend}>
      {children}
      <div className={styles.foot}>
        <p className={styles.note}>
          {enquiry.demonstration}
          <span data-no-script> {enquiry.withoutScript}</span>
        </p>
        <Button type="submit" aria-busy={isSending}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
