import { findUnlistedRoom } from '#app/content/rooms/room-types.ts'
import type { ReservationEntries } from '#app/domain/reservation.ts'
import { offerFor } from '#app/hotel/stay-price.ts'
import { useReservation } from '#app/state/reservation.ts'
import { FieldColumns, TextAreaField, TextField } from '#app/ui/field.tsx'
import { reservations } from '#words/reservations.ts'
import styles from './steps.module.css'

const { guest } = reservations

/** Who is coming. The browser checks what is required; the button itself is always open. */
export function StepGuest() {
  const { form, dispatch } = useReservation()
  const controlled = (field: 'firstName' | 'lastName' | 'email' | 'phone' | 'specialRequests') => ({
    name: field,
    value: form[field],
    onChange: ({ target }: { target: { value: string } }) =>
      dispatch({ type: 'set', field, value: target.value }),
  })

  return (
    <>
      <h2 tabIndex={-1} className={styles.title}>
        {guest.title}
      </h2>
      <div className={styles.fields}>
        <FieldColumns>
          <TextField
            label={guest.firstName}
            required
            autoComplete="given-name"
            {...controlled('firstName')}
          />
          <TextField
            label={guest.lastName}
            required
            autoComplete="family-name"
            {...controlled('lastName')}
          />
          <TextField
            label={guest.email}
            type="email"
            required
            autoComplete="email"
            {...controlled('email')}
          />
          <TextField
            label={guest.phone}
            type="tel"
            required
            autoComplete="tel"
            {...controlled('phone')}
          />
          <TextAreaField
            optional
            label={guest.specialRequests}
            full
            placeholder={hintOf(form)}
            {...controlled('specialRequests')}
          />
        </FieldColumns>
      </div>
    </>
  )
}

/** What the guest came with, an offer that fits the days, or else the gift. */
function hintOf({ firstChoice, ...form }: ReservationEntries) {
  const room = findUnlistedRoom(firstChoice)
  const offer = form.offer || offerFor(form)?.title
  if (offer) return guest.offerHint(offer)
  if (!room) return guest.hint
  return room.isAdapted ? guest.adaptedHint(room.name) : guest.firstChoiceHint(room.name)
}
