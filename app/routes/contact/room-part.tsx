import { useRef } from 'react'
import { formOptions } from '#app/content/contact.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { StayDates, type StayDatesRef } from '#app/parts/stay-dates.tsx'
import { FieldColumns, SelectField, TextAreaField } from '#app/ui/field.tsx'
import type { Draft } from '#app/visit/visit.ts'
import { contactForms } from '#words/contact.ts'
import { DayField, enterDay } from './day-field.tsx'

const { roomType, guests } = contactForms.room
const { largeParty, specialRequests } = contactForms.table
const LARGE_PARTY = '5+'

export function RoomPart({
  today,
  draft = {},
}: {
  today: IsoDate | undefined
  /** Changed fields only. */
  draft: Draft | undefined
}) {
  const { checkIn = null, checkOut = null } = draft as { [field: string]: IsoDate }
  const dates = useRef<StayDatesRef>(null)
  const openNext = () => dates.current?.openNext()
  return (
    <FieldColumns>
      <DayField name="checkIn" min={today} onReach={openNext} />
      <DayField name="checkOut" onReach={openNext} />
      <StayDates
        ref={dates}
        {...{ checkIn, checkOut }}
        onCheckIn={(day) => {
          if (checkOut && checkOut <= day) enterDay('checkOut', '')
          enterDay('checkIn', day)
        }}
        onCheckOut={(day) => enterDay('checkOut', day)}
        required
      />
      <SelectField label={roomType} name="roomType" options={formOptions.rooms} />
      <SelectField label={guests} name="guests" defaultValue="2" options={formOptions.guests} />
      <TextAreaField
        label={specialRequests}
        name="wish"
        optional
        full
        rows={1}
        placeholder={draft.guests === LARGE_PARTY ? largeParty : undefined}
      />
    </FieldColumns>
  )
}
