import { formOptions } from '#app/content/contact.ts'
import type { MessageEntries } from '#app/domain/request.ts'
import { FieldColumns, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { contactForms } from '#words/contact.ts'
import { ContactForm } from './contact-form.tsx'
import * as styles from './message-form.module.css'

const { name, email, phone, message } = contactForms

export function MessageForm({ onSend }: { onSend: (entered: MessageEntries) => void }) {
  return (
    <ContactForm
      draft="message"
      submit={message.submit}
      onSend={(text) =>
        onSend({
          kind: 'message',
          name: text('name'),
          email: text('email'),
          phone: text('phone'),
          subject: text('subject'),
          message: text('message'),
        })
      }
    >
      <FieldColumns className={styles.fields}>
        <TextField label={name} name="name" required autoComplete="name" autoCapitalize="words" />
        <TextField label={email} name="email" type="email" required autoComplete="email" />
        <TextField label={phone} name="phone" type="tel" optional autoComplete="tel" />
        <SelectField
          label={message.subject}
          name="subject"
          defaultValue="general"
          options={formOptions.subjects}
        />
        <TextAreaField label={message.message} name="message" required full rows={6} />
      </FieldColumns>
    </ContactForm>
  )
}
