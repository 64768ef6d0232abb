import { formOptions } from '#app/content/contact.ts'
import { checkOutDays, lastCheckIn } from '#app/domain/reservation.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { FieldColumns, SelectField, TextField } from '#app/ui/field.tsx'
import { contactForms } from '#words/contact.ts'

const { checkIn, checkOut, roomType, guests } = contactForms.room

/** The fields of a room: dates, type and guests. */
export function RoomPart({ today, arrival }: { today: IsoDate | undefined; arrival: string }) {
  return (
    <FieldColumns>
      <TextField
        label={checkIn}
        name="checkIn"
        type="date"
        required
        min={today}
        max={today && lastCheckIn(today)}
      />
      <TextField
        label={checkOut}
        name="checkOut"
        type="date"
        required
        {...(today && checkOutDays(arrival, today))}
      />
      <SelectField
        label={roomType}
        name="roomType"
        defaultValue="standard"
        options={formOptions.rooms}
      />
      <SelectField label={guests} name="guests" defaultValue="2" options={formOptions.guests} />
    </FieldColumns>
  )
}
