import { useRef } from 'react'
import { formOptions } from '#app/content/contact.ts'
import { hoursLines } from '#app/content/opening-hours.ts'
import { type Place, venues } from '#app/content/places.ts'
import type { IsoDate } from '#app/domain/day.ts'
import { anyDiet, isRestricted } from '#app/domain/diet.ts'
import { factLine } from '#app/domain/fact.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { closingSoon, instantAt, isOpenOn, readClockTime } from '#app/domain/hours.ts'
import { parseQuantity } from '#app/domain/quantity.ts'
import type { Person, TableEntries } from '#app/domain/request.ts'
import { DietChoice } from '#app/parts/diet/diet-choice.tsx'
import { arrivalDays } from '#app/parts/stay-dates.tsx'
import { DatePicker } from '#app/ui/date-picker.tsx'
import { Choice, FieldColumns, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import type { EnteredText } from '#app/ui/form.tsx'
import { TextButton } from '#app/ui/text-link.tsx'
import { dispatch, useVisit, useVisitDiet } from '#app/visit/store.ts'
import type { Draft } from '#app/visit/visit.ts'
import { contactForms } from '#words/contact.ts'
import { requestWords } from '#words/request.ts'
import { NumberField, PartyFields } from './contact-form.tsx'

const words = contactForms.table
const { facts } = requestWords
const { partySizes, restaurants } = formOptions

/**
 * The fields of a table: date, time, place and guests. If the guest came for a place that the form does not list, it
 * comes first. A private room stands alone, and needs no date.
 */
export function TablePart({
  place,
  today,
  draft,
}: {
  place: Place | undefined
  today: IsoDate | undefined
  draft: Draft
}) {
  const trigger = useRef<HTMLButtonElement>(null)
  const date = useVisit((visit) => visit.tableDay)
  const chooseDay = (tableDay: IsoDate | null) => dispatch({ type: 'say', fields: { tableDay } })
  const diet = useVisitDiet()
  const restaurant = restaurants.find(({ value }) => value === place?.id) ?? restaurants[0]
  const extra = restaurant?.value === place?.id ? undefined : place
  const first = draft.firstChoice === '' ? undefined : extra
  const capacity = first && 'capacity' in first ? first.capacity : undefined
  const isPrivate = capacity !== undefined
  const guests = parseQuantity(draft.partySizeNumber ?? '') ?? 0
  return (
    <FieldColumns>
      {extra && (
        <div data-full>
          <Choice type="checkbox" name="firstChoice" value={extra.id} defaultChecked>
            {'capacity' in extra ? facts.privateRoom : words.firstChoice}:{' '}
            <b>
              {'capacity' in extra ? words.privateRoom(extra.name, extra.capacity) : extra.name}
            </b>
          </Choice>
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
          optional={isPrivate}
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
      <TextField
        label={words.time}
        name="time"
        type="time"
        required={!isPrivate}
        optional={isPrivate}
      />
      <p role="status" data-full className="if-any muted small">
        {timeNote(first?.id ?? draft.restaurant ?? restaurant?.value, date, draft.time)}
      </p>
      {isPrivate ? (
        <NumberField label={words.partySize} name="partySizeNumber" required />
      ) : (
        <>
          <SelectField
            label={first ? facts.otherwise : words.restaurant}
            name="restaurant"
            defaultValue={restaurant?.value}
            options={restaurants}
          />
          <PartyFields
            label={words.partySize}
            name="partySize"
            options={partySizes}
            chosen={['2', draft.partySize]}
          />
        </>
      )}
      <p role="status" data-full className="if-any muted small">
        {isPrivate && guests > capacity && words.tooSmall(first?.name ?? '', capacity, guests)}
      </p>
      {isRestricted(diet) && (
        <div data-full>
          <DietChoice isLeftOut={draft.diet === ''} />
        </div>
      )}
      <TextAreaField label={words.specialRequests} name="tableWish" optional full rows={1} />
    </FieldColumns>
  )
}

/** The table's values at the press, after the browser's validation. */
export function readTableEntries(
  text: EnteredText,
  draft: Draft,
): Omit<TableEntries, keyof Person> {
  const { tableDay, diet = anyDiet } = useVisit.getState()
  return {
    kind: 'table',
    date: tableDay ?? '',
    time: readClockTime(text('time')),
    firstChoice: text('firstChoice'),
    restaurant: text('restaurant'),
    partySize: `${parseQuantity(text('partySizeNumber')) || text('partySize')}`,
    specialRequests: text('tableWish'),
    diet: draft.diet === '' ? anyDiet : diet,
  }
}

/** A note if the time has passed, or if the place is closed then or closes soon; otherwise empty. */
function timeNote(place: string | undefined, date: IsoDate | null, timeText = '') {
  const time = readClockTime(timeText)
  if (!date || !time) return ''
  if (instantAt(date, time, hotelClock) < new Date()) return words.past
  const venue = venues.find(({ id }) => id === place)
  if (!venue) return ''
  if (!isOpenOn(venue.hours, date, time))
    return words.closed(venue.name, hoursLines(venue.hours).map(factLine))
  const closes = closingSoon(venue.hours, date, time)
  return closes ? words.closesSoon(closes) : ''
}
