import { formOptions } from '#app/content/contact.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { StayDates } from '#app/parts/stay-dates.tsx'
import { FieldColumns, SelectField, TextAreaField } from '#app/ui/field.tsx'
import type { Draft } from '#app/visit/visit.ts'
import { contactForms } from '#words/contact.ts'

const { roomType, guests } = contactForms.room
const { largeParty, specialRequests } = contactForms.table
const LARGE_PARTY = '5+'

/** The fields of a room. The days are those of the guest's stay. */
export function RoomPart({
  today,
  draft,
}: {
  today: IsoDate | undefined
  /** Changed fields only. */
  draft: Draft | undefined
}) {
  return (
    <FieldColumns>
      <StayDates required earliest={{ day: today }} />
      <SelectField label={roomType} name="roomType" options={formOptions.rooms} />
      <SelectField label={guests} name="guests" defaultValue="2" options={formOptions.guests} />
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
