import type { ReactNode } from 'react'
import { findWantedRoom } from '#app/content/rooms/room-types.ts'
import { type GuestFields, partyOf } from '#app/domain/reservation.ts'
import { OfferPrice } from '#app/parts/stay-price.tsx'
import { FieldColumns, TextAreaField, TextField } from '#app/ui/field.tsx'
import { WithSideCard } from '#app/ui/side-card.tsx'
import { useVisit } from '#app/visit/store.ts'
import { partyWords } from '#words/party.ts'
import { reservations } from '#words/reservations.ts'
import { stayInWords } from './stay-in-words.ts'
import { StaySummary } from './stay-summary.tsx'
import * as styles from './steps.module.css'

const { guest } = reservations

const NAME = { Field: TextField, required: true, autoCapitalize: 'words' } as const

const FIELDS = {
  firstName: { ...NAME, autoComplete: 'given-name' },
  lastName: { ...NAME, autoComplete: 'family-name' },
  email: { Field: TextField, type: 'email', required: true, autoComplete: 'email' },
  phone: { Field: TextField, type: 'tel', required: true, autoComplete: 'tel' },
  arrival: { Field: TextField, optional: true, placeholder: partyWords.arrivalHint },
  childrenAges: { Field: TextField, optional: true },
  specialRequests: { Field: TextAreaField, optional: true, full: true, placeholder: guest.hint },
} as const satisfies Record<keyof GuestFields, object>

const NAMES = Object.keys(FIELDS) as (keyof GuestFields)[]

/** The guest's details. The browser validates them; the button is never disabled. */
export function StepGuest({ children }: { children: ReactNode }) {
  const form = useVisit(({ stay }) => stay)
  const room = findWantedRoom(form.roomType, form.adapted)

  return (
    <>
      <WithSideCard
        sideLabel={reservations.summary.title}
        side={<StaySummary form={form} />}
        className={styles.guest}
      >
        <h2 tabIndex={-1} className={styles.title}>
          {guest.title}
        </h2>
        <div className={styles.stay}>
          <p>{stayInWords(form)}</p>
          {room && <OfferPrice pricePerNight={room.pricePerNight} stay={form} />}
        </div>
        <FieldColumns>
          {NAMES.filter((name) => name !== 'childrenAges' || partyOf(form).children !== '0').map(
            (name) => {
              const { Field, ...props } = FIELDS[name]
              return (
                <Field
                  key={name}
                  name={name}
                  label={guest[name]}
                  defaultValue={form[name]}
                  {...props}
                />
              )
            },
          )}
        </FieldColumns>
      </WithSideCard>
      {children}
    </>
  )
}
