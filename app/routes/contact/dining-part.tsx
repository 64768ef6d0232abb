import { enquiry } from '#app/content/contact.ts'
import { FieldColumns, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { common } from '#words/common.ts'
import { useToday } from './use-today.ts'

const { date, time, restaurant, restaurants, partySize, sizes, specialRequests } = enquiry.dining

/** When, at which table, and for how many. */
export function DiningPart() {
  return (
    <FieldColumns>
      <TextField label={date} name="date" type="date" required min={useToday()} />
      <TextField label={time} name="time" type="time" required />
      <SelectField
        label={restaurant}
        name="restaurant"
        defaultValue="nakshi"
        options={restaurants}
      />
      <SelectField label={partySize} name="partySize" defaultValue="2" options={sizes} />
      <TextAreaField
        label={specialRequests}
        name="specialRequests"
        optional={common.optional}
        full
        rows={1}
      />
    </FieldColumns>
  )
}
