import { useState } from 'react'
import { Choice, FieldColumns, TextField } from '#app/ui/field.tsx'
import { contactForms } from '#words/contact.ts'
import { ContactForm } from './contact-form.tsx'
import { DiningPart } from './dining-part.tsx'
import { HotelPart } from './hotel-part.tsx'
import styles from './request-form.module.css'

const { name, email, phone, reservation } = contactForms
const KINDS = ['hotel', 'dining'] as const

/**
 * A request for a room or for a table. Both parts are in the page and keep what is typed; the one that
 * is not asked for is disabled, so that the browser does not check it.
 */
export function RequestForm({ onSend }: { onSend: (form: FormData) => void }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>('hotel')

  return (
    <ContactForm
      submit={reservation.submit}
      onSend={onSend}
      autoComplete="off"
      className={styles.form}
    >
      <fieldset>
        <legend className="visually-hidden">{reservation.kind}</legend>
        <div className={styles.plates}>
          {KINDS.map((each) => (
            <Choice
              key={each}
              type="radio"
              name="kind"
              value={each}
              className={styles.plate}
              checked={kind === each}
              onChange={() => setKind(each)}
            >
              {reservation.kinds[each]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part} disabled={kind !== 'hotel'}>
        <legend className="visually-hidden">{reservation.kinds.hotel}</legend>
        <HotelPart />
      </fieldset>
      <fieldset className={styles.part} disabled={kind !== 'dining'}>
        <legend className="visually-hidden">{reservation.kinds.dining}</legend>
        <DiningPart />
      </fieldset>
      <fieldset className={styles.person}>
        <legend className="visually-hidden">{reservation.details}</legend>
        <FieldColumns>
          <TextField label={name} name="name" required full autoComplete="name" />
          <TextField label={email} name="email" type="email" required autoComplete="email" />
          <TextField label={phone} name="phone" type="tel" required autoComplete="tel" />
        </FieldColumns>
      </fieldset>
    </ContactForm>
  )
}
