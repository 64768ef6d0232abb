import { findRoomType } from '#app/content/rooms/room-types.ts'
import { askedFor } from '#app/hotel/stay-price.ts'
import { StayOffer } from '#app/parts/offer-line.tsx'
import { useReservation } from '#app/state/reservation.ts'
import { FieldColumns, TextAreaField, TextField } from '#app/ui/field.tsx'
import { Definitions } from '#app/ui/lists.tsx'
import { reservations } from '#words/reservations.ts'
import styles from './steps.module.css'

const { guest } = reservations

/** Who is coming. The browser checks what is required; the button itself is always open. */
export function StepGuest() {
  const { form, dispatch } = useReservation()
  const room = findRoomType(form.roomType)
  const asked = askedFor(form)
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
      <div className={styles.asked}>
        {asked.length > 0 && <Definitions items={asked} />}
        {room && <StayOffer pricePerNight={room.pricePerNight} stay={form} />}
      </div>
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
            placeholder={guest.hint}
            {...controlled('specialRequests')}
          />
        </FieldColumns>
      </div>
    </>
  )
}
