import { findFormRoom } from '#app/content/rooms/room-types.ts'
import type { ReservationFields } from '#app/domain/reservation.ts'
import { StayOffer } from '#app/parts/stay-price.tsx'
import { FieldColumns, TextAreaField, TextField } from '#app/ui/field.tsx'
import type { EnteredText } from '#app/ui/form.tsx'
import { useVisit } from '#app/visit/store.ts'
import { reservations } from '#words/reservations.ts'
import { stayInWords } from './stay-in-words.ts'
import * as styles from './steps.module.css'

const { guest } = reservations

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'specialRequests'] as const

/** What stands in the fields of this step. */
export const readGuest = (text: EnteredText): ReservationFields =>
  Object.fromEntries(FIELDS.map((name) => [name, text(name)]))

/** Who is coming. The browser checks what is required; the button itself is always open. */
export function StepGuest() {
  const form = useVisit(({ stay }) => stay)
  const room = findFormRoom(form.roomType)

  return (
    <>
      <h2 tabIndex={-1} className={styles.title}>
        {guest.title}
      </h2>
      <div className={styles.stay}>
        <p>{stayInWords(form)}</p>
        {room && <StayOffer pricePerNight={room.pricePerNight} stay={form} />}
      </div>
      <div className={styles.fields}>
        <FieldColumns>
          <TextField
            label={guest.firstName}
            required
            autoComplete="given-name"
            autoCapitalize="words"
            name="firstName"
            defaultValue={form.firstName}
          />
          <TextField
            label={guest.lastName}
            required
            autoComplete="family-name"
            autoCapitalize="words"
            name="lastName"
            defaultValue={form.lastName}
          />
          <TextField
            label={guest.email}
            type="email"
            required
            autoComplete="email"
            name="email"
            defaultValue={form.email}
          />
          <TextField
            label={guest.phone}
            type="tel"
            required
            autoComplete="tel"
            name="phone"
            defaultValue={form.phone}
          />
          <TextAreaField
            optional
            label={guest.specialRequests}
            full
            placeholder={guest.hint}
            name="specialRequests"
            defaultValue={form.specialRequests}
          />
        </FieldColumns>
      </div>
    </>
  )
}
