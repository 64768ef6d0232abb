import { formOptions } from '#app/content/contact.ts'
import { tablePath } from '#app/content/navigation.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import { findPlace, venues } from '#app/content/places.ts'
import { tableSpan } from '#app/domain/hours.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { hotelClock } from '#app/hotel/clock.ts'
import { formatDayShort, formatNumber, formatTime, lang } from '#language'
import { contactForms } from '#words/contact.ts'
import { requestWords } from '#words/request.ts'
import { hotelEvent } from './calendar-events.ts'
import { entry, type Letter, letterOf, textOf } from './letter.ts'
import { stampOf } from './stamp.ts'

const { facts, kinds, greetings } = requestWords

/** Of a place, where there is one. */
const pictures: { readonly [id: string]: PictureData | undefined } = venue

/** The letter of a table asked for on Contact. A private room is named alone. */
export function tableLetter({ reference, entered }: GuestRequest<'table'>): Letter {
  const { date, time } = entered
  const first = findPlace(entered.firstChoice)
  const restaurant = entry(facts.restaurant, textOf(formOptions.restaurants, entered.restaurant))
  const place = first?.name ?? restaurant[0]?.value ?? ''
  const picture = pictures[first?.id ?? entered.restaurant]
  const party = formatNumber(textOf(formOptions.partySizes, entered.partySize))
  const hours = venues.find(({ id }) => id === (first?.id ?? entered.restaurant))?.hours
  return letterOf(reference, {
    kind: kinds.table(place),
    path: tablePath(`${first?.id ?? entered.restaurant}`),
    lead: entered.diet ? [{ lang, text: entered.diet }] : [],
    leadInShort: entered.diet,
    from: entered,
    greeting: greetings.table,
    stamp: stampOf(party, 'guests', date || undefined),
    picture,
    facts: [
      ...entry(contactForms.table.firstChoice, first?.name ?? ''),
      ...restaurant,
      ...entry(facts.date, date && formatDayShort(date)),
      ...entry(facts.time, time ? formatTime(time) : ''),
      { term: facts.partySize, value: party },
    ],
    besides: entry(facts.specialRequests, entered.specialRequests),
    events: date && time ? [{ ...hotelEvent, span: tableSpan(date, time, hotelClock, hours) }] : [],
  })
}
