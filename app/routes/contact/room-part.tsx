import { useState } from 'react'
import { formOptions } from '#app/content/contact.ts'
import { guestCount } from '#app/domain/reservation-steps.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { StayDates } from '#app/parts/stay-dates.tsx'
import { FieldColumns, SelectField, TextAreaField } from '#app/ui/field.tsx'
import { useVisit } from '#app/visit/store.ts'
import type { Draft } from '#app/visit/visit.ts'
import { contactForms } from '#words/contact.ts'

const { roomType, guests } = contactForms.room
const { largeParty, specialRequests } = contactForms.table
const LARGE_PARTY = '5+'

/** The choice for the guest's party, by number. */
const choiceFor = (guests: number) => (guests < 5 ? `${guests}` : LARGE_PARTY)

/** The fields of a room. The days are those of the guest's stay. */
export function RoomPart({
  today,
  draft,
}: {
  today: IsoDate | undefined
  /** Changed fields only. */
  draft: Draft | undefined
}) {
  const [party] = useState(() => guestCount(useVisit.getState().stay)) // a field has one default
  return (
    <FieldColumns>
      <StayDates required earliest={{ day: today }} />
      <SelectField label={roomType} name="roomType" options={formOptions.rooms} />
      <SelectField
        label={guests}
        name="guests"
        defaultValue={choiceFor(party)}
        options={formOptions.guests}
      />
      <TextAreaField
        label={specialRequests}
        name="wish"
        optional
        full
        rows={1}
        placeholder={draft?.guests === LARGE_PARTY ? largeParty : undefined}
      />
    </FieldColumns>
  )
}
