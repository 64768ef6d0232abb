import { formOptions } from '#app/content/contact.ts'
import type { MessageEntries } from '#app/domain/request.ts'
import { FieldColumns, SelectField, TextAreaField } from '#app/ui/field.tsx'
import { contactForms } from '#words/contact.ts'
import { ContactForm, PersonFields } from './contact-form.tsx'
import * as styles from './message-form.module.css'

const { message } = contactForms

export function MessageForm({ onSend }: { onSend: (entered: MessageEntries) => void }) {
  return (
    <ContactForm
      draft="message"
      submit={message.submit}
      onSend={(text, person) =>
        onSend({ kind: 'message', subject: text('subject'), message: text('message'), ...person })
      }
    >
      <FieldColumns className={styles.fields}>
        <PersonFields isRequest={false} />
        <SelectField label={message.subject} name="subject" options={formOptions.subjects} />
        <TextAreaField label={message.message} name="message" required full rows={6} />
      </FieldColumns>
    </ContactForm>
  )
}
