import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type EnteredText, Form } from '#app/ui/form.tsx'
import { contactForms } from '#words/contact.ts'
import styles from './contact-form.module.css'

/** One of the two forms, with the note that nothing is sent beside its button. */
export function ContactForm({
  submit,
  onSend,
  autoComplete,
  className = '',
  children,
}: {
  submit: string
  onSend: (text: EnteredText, form: HTMLFormElement) => void
  autoComplete?: 'off'
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <Form className={`${styles.form} ${className}`} {...{ onSend, autoComplete }}>
      {children}
      <div className={styles.foot}>
        <p className={styles.note}>
          {contactForms.demonstration}
          <span data-no-script> {contactForms.withoutScript}</span>
        </p>
        <Button type="submit">{submit}</Button>
      </div>
    </Form>
  )
}
