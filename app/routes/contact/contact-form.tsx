import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { type EnteredText, Form } from '#app/ui/form.tsx'
import { contactForms } from '#words/contact.ts'
import * as styles from './contact-form.module.css'

/** One of the two forms, with the note that nothing is sent beside its button. It is empty again once it is sent. */
export function ContactForm({
  keptAs,
  submit,
  onEnter,
  onSend,
  autoComplete,
  className = '',
  children,
}: {
  keptAs: string
  submit: string
  onEnter?: (text: EnteredText) => void
  onSend: (text: EnteredText) => void
  autoComplete?: 'off'
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <Form
      className={`${styles.form} ${className}`}
      {...{ keptAs, onEnter, autoComplete }}
      onSend={(text, form) => {
        onSend(text)
        form.reset()
      }}
    >
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
