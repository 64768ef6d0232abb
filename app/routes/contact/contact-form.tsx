import type { ReactNode } from 'react'
import { DraftForm } from '#app/parts/draft-form.tsx'
import { Button } from '#app/ui/button.tsx'
import type { EnteredText } from '#app/ui/form.tsx'
import { contactForms } from '#words/contact.ts'
import * as styles from './contact-form.module.css'

/** One of the two forms. The note beside its button says that nothing is sent. After sending, it is empty. */
export function ContactForm({
  draft,
  submit,
  onSend,
  autoComplete,
  className = '',
  children,
}: {
  draft: 'message' | 'request'
  submit: string
  onSend: (text: EnteredText) => void
  autoComplete?: 'off'
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <DraftForm
      className={`${styles.form} ${className}`}
      {...{ draft, autoComplete }}
      onSend={(text, empty) => {
        onSend(text)
        empty()
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
    </DraftForm>
  )
}
