import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import { findPlace } from '#app/content/places.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { dietForLetter } from '#app/sentences/kitchen-lines.ts'
import { formatDayShort, formatTime } from '#language'
import { contactForms } from '#words/contact.ts'
import { requestWords } from '#words/request.ts'
import { factOf, type Letter, letterOf, notInShort } from './letter.ts'
import { stampOf } from './stamp.ts'
import { sizeInWords } from './stay-facts.ts'

const { facts, letters } = requestWords

/** The picture of a place, if it has one. */
const pictures: { readonly [id: string]: PictureData | undefined } = venue

/** The letter of a request for a table, from Contact. A private room is named without a restaurant. */
export function tableLetter({ reference, entered }: GuestRequest<'table'>): Letter {
  const { date, time } = entered
  const first = findPlace(entered.firstChoice)
  const restaurant = findPlace(entered.restaurant)
  const place = first ?? restaurant
  const hours = place && 'hours' in place ? place.hours : undefined
  const capacity = place && 'capacity' in place ? place.capacity : undefined
  const { title, ...words } = letters[capacity ? 'privateRoom' : 'table']
  const named = first && restaurant ? facts.either(first.name, restaurant.name) : place?.name
  return letterOf(reference, {
    ...words,
    ...(!date && { ask: requestWords.askForDay }),
    title: title(named ?? ''),
    ...dietForLetter(entered.diet),
    from: entered,
    stamp: stampOf(entered.partySize, 'guests', date || undefined),
    picture: pictures[place?.id ?? ''] ?? hotelPictures.dusk,
    facts: [
      // The subject has both.
      ...notInShort([
        ...factOf(facts[capacity ? 'privateRoom' : 'restaurant'], named ?? ''),
        ...factOf(facts.date, date && formatDayShort(date)),
      ]),
      date
        ? { term: facts.time, value: time ? formatTime(time) : requestWords.askMe }
        : { term: facts.date, value: contactForms.table.withoutDay },
      { term: facts.partySize, value: sizeInWords(entered.partySize, capacity) },
    ],
    also: factOf(facts.specialRequests, entered.specialRequests),
    table: date ? { date, time, hours } : undefined,
  })
}
