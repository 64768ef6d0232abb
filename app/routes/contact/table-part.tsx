import { useState } from 'react'
import { contactForms } from '#app/content/contact.ts'
import { diningHours, hoursLines } from '#app/content/opening-hours.ts'
import { isOpenOn, readClockTime } from '#app/domain/hours.ts'
import { lastCheckIn } from '#app/domain/reservation.ts'
import { type IsoDate, isIsoDate } from '#app/domain/stay.ts'
import { FieldColumns, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import styles from './table-part.module.css'

const { date, time, restaurant, restaurants, partySize, sizes, specialRequests, closed } =
  contactForms.table
const HOURS = { nakshi: diningHours.nakshi, 'terrace-bistro': diningHours.terraceBistro }

/** When, at which table, and for how many. */
export function TablePart({ today }: { today: IsoDate | undefined }) {
  const [asked, setAsked] = useState({ date: '', time: '', restaurant: 'nakshi' })
  const keep = ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
    setAsked({ ...asked, [target.name]: target.value })

  return (
    <FieldColumns>
      <TextField
        label={date}
        name="date"
        type="date"
        required
        min={today}
        max={today && lastCheckIn(today)}
        onChange={keep}
      />
      <TextField label={time} name="time" type="time" required onChange={keep} />
      <p role="status" className={`small ${styles.closed}`}>
        {whenClosed(asked)}
      </p>
      <SelectField
        label={restaurant}
        name="restaurant"
        defaultValue="nakshi"
        options={restaurants}
        onChange={keep}
      />
      <SelectField label={partySize} name="partySize" defaultValue="2" options={sizes} />
      <TextAreaField label={specialRequests} name="specialRequests" optional full rows={1} />
    </FieldColumns>
  )
}

/** When the restaurant is open, if it is closed at the time asked for. Otherwise empty. */
function whenClosed({
  date,
  restaurant,
  ...asked
}: Record<'date' | 'time' | 'restaurant', string>) {
  const time = readClockTime(asked.time)
  const venue = restaurants.find(({ value }) => value === restaurant)
  if (!venue || !isIsoDate(date) || !time) return ''
  const hours = HOURS[venue.value]
  if (isOpenOn(hours, date, time)) return ''
  return closed(
    venue.text,
    hoursLines(hours).map(({ term, value }) => `${term} ${value}`),
  )
}
