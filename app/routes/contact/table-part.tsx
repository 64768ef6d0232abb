import { useRef } from 'react'
import { formOptions } from '#app/content/contact.ts'
import { hoursLines } from '#app/content/opening-hours.ts'
import { type Place, venues } from '#app/content/places.ts'
import { isRestricted } from '#app/domain/diet.ts'
import { draftLine } from '#app/domain/draft.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { closingSoon, isOpenOn, momentAt, readClockTime } from '#app/domain/hours.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { DietChoice } from '#app/parts/diet/diet-choice.tsx'
import { arrivalDays } from '#app/parts/stay-dates.tsx'
import { DatePicker } from '#app/ui/date-picker.tsx'
import { Choice, FieldColumns, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { dispatch, useVisit, useVisitDiet } from '#app/visit/store.ts'
import type { Draft } from '#app/visit/visit.ts'
import { contactForms } from '#words/contact.ts'

const words = contactForms.table
const { partySizes, restaurants } = formOptions
const LARGE_PARTY = '7+'

/**
 * The fields of a table: date, time, place and guests. If the guest came for a place that the form does not list, it
 * comes first. A private room stands alone, and needs no date.
 */
export function TablePart({
  place,
  today,
  draft,
  fieldName,
}: {
  place: Place | undefined
  today: IsoDate | undefined
  /** Changed fields only. */
  draft: Draft | undefined
  /** Names a field whose default depends on the place. */
  fieldName: (field: string) => string
}) {
  const trigger = useRef<HTMLButtonElement>(null)
  const date = useVisit((visit) => visit.tableDay)
  const chooseDay = (day: IsoDate | null) => dispatch({ type: 'chooseTableDay', day })
  const diet = useVisitDiet()
  const restaurant = restaurants.find(({ value }) => value === place?.id)
  const extra = restaurant ? undefined : place
  const capacity = place && 'capacity' in place ? place.capacity : undefined
  const chosen = (field: string) => draft?.[fieldName(field)]

  const firstChoice = chosen('firstChoice') ?? extra?.id ?? ''
  const isPrivate = capacity !== undefined && firstChoice !== ''
  const wanted = firstChoice || (chosen('restaurant') ?? restaurant?.value ?? restaurants[0]?.value)
  return (
    <FieldColumns>
      {extra && (
        <div data-full>
          <Choice type="checkbox" name={fieldName('firstChoice')} value={extra.id} defaultChecked>
            {words.firstChoice}:{' '}
            <b>{capacity ? words.privateRoom(extra.name, capacity) : extra.name}</b>
          </Choice>
          {!capacity && <p className="small muted">{words.firstChoiceNote}</p>}
        </div>
      )}
      <div>
        <DatePicker
          ref={trigger}
          label={words.date}
          value={date}
          range={[date, null]}
          daysNow={arrivalDays}
          onChoose={chooseDay}
          required={!isPrivate}
          earliest={{ day: today }}
        />
        {isPrivate && date && (
          <TextButton
            onClick={() => {
              trigger.current?.focus()
              chooseDay(null)
            }}
          >
            {words.withoutDay}
          </TextButton>
        )}
      </div>
      <TextField label={words.time} name="time" type="time" required={!isPrivate} />
      <p role="status" data-full className="if-any muted small">
        {timeNote(wanted, date, draft?.time)}
      </p>
      {isPrivate ? (
        // No number field: its value changes with the wheel, and it takes no Bengali digits.
        <TextField
          label={words.partySize}
          name="party"
          inputMode="numeric"
          pattern="0*[1-9১-৯][0-9০-৯]?"
          required
        />
      ) : (
        <>
          <SelectField
            label={words.restaurant}
            name={fieldName('restaurant')}
            defaultValue={restaurant?.value}
            options={restaurants}
          />
          <SelectField
            label={words.partySize}
            name={fieldName('partySize')}
            defaultValue="2"
            options={partySizes}
          />
        </>
      )}
      {isRestricted(diet) && (
        <div data-full>
          <DietChoice isLeftOut={draft?.diet === ''} />
        </div>
      )}
      <TextAreaField
        label={words.specialRequests}
        name="specialRequests"
        optional
        full
        rows={1}
        placeholder={chosen('partySize') === LARGE_PARTY ? words.largeParty : undefined}
      />
    </FieldColumns>
  )
}

/** A note if the time has passed, or if the place is closed then or closes soon; otherwise empty. */
function timeNote(place: string | undefined, date: IsoDate | null, timeText = '') {
  const time = readClockTime(timeText)
  if (!date || !time) return ''
  if (momentAt(date, time, hotelClock) < new Date()) return words.past
  const venue = venues.find(({ id }) => id === place)
  if (!venue) return ''
  if (!isOpenOn(venue.hours, date, time))
    return words.closed(venue.name, hoursLines(venue.hours).map(draftLine))
  const closes = closingSoon(venue.hours, date, time)
  return closes ? words.closesSoon(closes) : ''
}
