import type { ReactNode } from 'react'
import type { Person } from '#app/domain/request.ts'
import { DraftForm } from '#app/parts/draft-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import type { EnteredText } from '#app/ui/form.tsx'
import { contactForms } from '#words/contact.ts'
import * as styles from './contact-form.module.css'

/** One of the two forms. The note beside its button says that nothing is sent. After sending, only the guest's details stay. */
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
  onSend: (text: EnteredText, person: Person) => void
  autoComplete?: 'off'
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <DraftForm
      className={`${styles.form} ${className}`}
      {...{ draft, autoComplete }}
      onSend={(text, empty) => {
        const person = { name: text('name'), email: text('email'), phone: text('phone') }
        onSend(text, person)
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

/** The guest's details. A message is answered by mail, a request sometimes by phone. */
export function PersonFields({ isRequest }: { isRequest: boolean }) {
  const { name, email, phone } = contactForms
  return (
    <>
      <TextField
        label={name}
        name="name"
        required
        full={isRequest}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField label={email} name="email" type="email" required autoComplete="email" />
      <TextField
        label={phone}
        name="phone"
        type="tel"
        required={isRequest}
        optional={!isRequest}
        autoComplete="tel"
      />
    </>
  )
}
