import { useState } from 'react'
import type { Place } from '#app/content/places.ts'
import { readClockTime } from '#app/domain/hours.ts'
import type { RoomEntries, TableEntries } from '#app/domain/request.ts'
import { Choice, FieldColumns, TextField } from '#app/ui/field.tsx'
import type { EnteredText } from '#app/ui/form.tsx'
import { contactForms } from '#words/contact.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './request-form.module.css'
import { RoomPart } from './room-part.tsx'
import { TablePart } from './table-part.tsx'
import { useToday } from './use-today.ts'

const { name, email, phone, reservation } = contactForms
const KINDS = ['room', 'table'] as const

/**
 * A request for a room or for a table. Both parts are in the page and keep what is typed; the one that
 * is not asked for is disabled, so that the browser does not check it.
 */
export function RequestForm({
  place,
  onSend,
}: {
  /** Where the guest came to ask for a table. */
  place: Place | undefined
  onSend: (entered: RoomEntries | TableEntries) => void
}) {
  const [chosen, choose] = useState<(typeof KINDS)[number]>()
  const kind = chosen ?? (place ? 'table' : 'room')
  const [today, askToday] = useToday()

  const send = (text: EnteredText, form: HTMLFormElement) => {
    // The day may have changed since the fields were drawn, and with it the first day that they take.
    askToday()
    const entered = form.reportValidity() && readEntries(text)
    if (entered) onSend(entered)
  }

  return (
    <ContactForm
      submit={reservation.submit}
      onSend={send}
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
              onChange={() => choose(each)}
            >
              {reservation.kinds[each]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part} disabled={kind !== 'room'}>
        <legend className="visually-hidden">{reservation.kinds.room}</legend>
        <RoomPart today={today} />
      </fieldset>
      <fieldset className={styles.part} disabled={kind !== 'table'}>
        <legend className="visually-hidden">{reservation.kinds.table}</legend>
        <TablePart key={place?.id} {...{ place, today }} />
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

/** What the form holds at the press. Nothing without a time, which the browser asks for. */
function readEntries(text: EnteredText): RoomEntries | TableEntries | undefined {
  const person = { name: text('name'), email: text('email'), phone: text('phone') }
  if (text('kind') === 'room') {
    const stay = { checkIn: text('checkIn'), checkOut: text('checkOut') }
    return { kind: 'room', ...stay, roomType: text('roomType'), guests: text('guests'), ...person }
  }
  const time = readClockTime(text('time'))
  return (
    time && {
      kind: 'table',
      date: text('date'),
      time,
      firstChoice: text('firstChoice'),
      restaurant: text('restaurant'),
      partySize: text('partySize'),
      specialRequests: text('specialRequests'),
      ...person,
    }
  )
}
