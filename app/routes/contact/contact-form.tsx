import type { ReactNode } from 'react'
import type { Person } from '#app/domain/request.ts'
import { DraftForm } from '#app/parts/draft-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import type { EnteredText } from '#app/ui/form.tsx'
import type { DraftName } from '#app/visit/visit.ts'
import { contactForms } from '#words/contact.ts'
import * as styles from './contact-form.module.css'

/**
 * One of the two forms. The note beside its button says that nothing is sent. After sending, only the guest's details
 * stay.
 */
export function ContactForm({
  draft,
  submit,
  onSend,
  autoComplete,
  className = '',
  children,
}: {
  draft: DraftName
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
        onSend(text, { name: text('name'), email: text('email'), phone: text('phone') })
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

/** The number of a party. Not a number field: its value changes with the wheel, and it takes no Bengali digits. */
export const NumberField = (props: Parameters<typeof TextField>[0]) => (
  <TextField
    inputMode="numeric"
    pattern="\s*0*[1-9১-৯][0-9০-৯]?\s*"
    title={contactForms.numberHint}
    {...props}
  />
)

/** The choice of a party's size. With the last one, '7+', it asks how many. */
export function PartyFields({
  label,
  name,
  options,
  chosen,
  number,
}: {
  label: string
  /** Also the start of the number's name. */
  name: string
  options: readonly { readonly value: string; readonly text: string }[]
  /** The option at first, and the one that the guest has chosen since. */
  chosen: readonly [string, string | undefined]
  /** The number to begin with. */
  number?: string | undefined
}) {
  const [first, now = first] = chosen
  return (
    <>
      <SelectField {...{ label, name, options }} defaultValue={first} />
      {now === options.at(-1)?.value && (
        <NumberField
          label={contactForms.howMany}
          name={`${name}Number`}
          defaultValue={number}
          optional
        />
      )}
    </>
  )
}
