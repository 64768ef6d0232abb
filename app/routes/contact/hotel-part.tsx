import { useState } from 'react'
import { contactForms } from '#app/content/contact.ts'
import { earliestCheckOut, LAST_DAY } from '#app/domain/stay.ts'
import { FieldColumns, SelectField, TextField } from '#app/ui/field.tsx'
import { useToday } from './use-today.ts'

const { checkIn, checkOut, roomType, roomTypes, guests, numbers } = contactForms.hotel

/** When, what kind of room, and for how many. */
export function HotelPart() {
  const [arrival, setArrival] = useState('')
  const today = useToday()

  return (
    <FieldColumns>
      <TextField
        label={checkIn}
        name="checkIn"
        type="date"
        required
        min={today}
        max={LAST_DAY}
        onChange={(event) => setArrival(event.target.value)}
      />
      <TextField
        label={checkOut}
        name="checkOut"
        type="date"
        required
        min={today && earliestCheckOut(arrival, today)}
        max={LAST_DAY}
      />
      <SelectField label={roomType} name="roomType" defaultValue="standard" options={roomTypes} />
      <SelectField label={guests} name="guests" defaultValue="2" options={numbers} />
    </FieldColumns>
  )
}
