import { type ChangeEvent, useState } from 'react'
import { formOptions } from '#app/content/contact.ts'
import { hoursLines } from '#app/content/opening-hours.ts'
import { type Place, venues } from '#app/content/places.ts'
import { isOpenOn, readClockTime } from '#app/domain/hours.ts'
import { lastCheckIn } from '#app/domain/reservation.ts'
import { type IsoDate, isIsoDate } from '#app/domain/stay.ts'
import { Choice, FieldColumns, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { common } from '#words/common.ts'
import { contactForms } from '#words/contact.ts'
import styles from './table-part.module.css'

const words = contactForms.table
const { partySizes, restaurants } = formOptions
const LARGE_PARTY = '7+'

/** When, at which table, and for how many. A place that the guest came for stands first; a private room alone. */
export function TablePart({
  place,
  today,
}: {
  place: Place | undefined
  today: IsoDate | undefined
}) {
  const restaurant = restaurants.find(({ value }) => value === place?.id) ?? restaurants[0]
  const first = place && restaurant?.value !== place.id ? place : undefined
  const capacity = place && 'capacity' in place ? place.capacity : undefined
  const [asked, setAsked] = useState({
    date: '',
    time: '',
    firstChoice: `${first?.id ?? ''}`,
    restaurant: `${restaurant?.value}`,
    partySize: capacity ? LARGE_PARTY : '2',
  })
  const set = (name: string, value: string) => setAsked({ ...asked, [name]: value })
  const keep = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    set(target.name, target.value)

  return (
    <FieldColumns>
      {first && (
        <div className={styles.first}>
          <Choice
            type="checkbox"
            name="firstChoice"
            value={first.id}
            defaultChecked
            onChange={({ target }) => set(target.name, target.checked ? first.id : '')}
          >
            {common.firstChoice}:{' '}
            <b>{capacity ? words.privateRoom(first.name, capacity) : first.name}</b>
          </Choice>
          {!capacity && <p className="small muted">{words.firstChoiceNote}</p>}
        </div>
      )}
      <TextField
        label={words.date}
        name="date"
        type="date"
        required
        min={today}
        max={today && lastCheckIn(today)}
        onChange={keep}
      />
      <TextField label={words.time} name="time" type="time" required onChange={keep} />
      <p role="status" className={`small ${styles.closed}`}>
        {whenClosed(asked)}
      </p>
      {!(capacity && asked.firstChoice) && (
        <SelectField
          label={words.restaurant}
          name="restaurant"
          defaultValue={asked.restaurant}
          options={restaurants}
          onChange={keep}
        />
      )}
      <SelectField
        label={words.partySize}
        name="partySize"
        defaultValue={asked.partySize}
        options={partySizes}
        onChange={keep}
      />
      <TextAreaField
        label={words.specialRequests}
        name="specialRequests"
        optional
        full
        rows={1}
        placeholder={asked.partySize === LARGE_PARTY ? words.largeParty : undefined}
      />
    </FieldColumns>
  )
}

/** When the place is open, if it is closed at the time asked for. Otherwise empty, as for a private room. */
function whenClosed({
  date,
  firstChoice,
  restaurant,
  ...asked
}: Record<'date' | 'time' | 'firstChoice' | 'restaurant', string>) {
  const time = readClockTime(asked.time)
  const venue = venues.find(({ id }) => id === (firstChoice || restaurant))
  if (!venue || !isIsoDate(date) || !time || isOpenOn(venue.hours, date, time)) return ''
  return words.closed(
    venue.name,
    hoursLines(venue.hours).map(({ term, value }) => `${term} ${value}`),
  )
}
