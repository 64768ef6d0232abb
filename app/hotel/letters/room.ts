import { formOptions } from '#app/content/contact.ts'
import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import { draftLine } from '#app/domain/draft.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { nights } from '#app/domain/stay.ts'
import { formatDayShort, formatNumber } from '#language'
import { hotel } from '#words/hotel.ts'
import { requestWords } from '#words/request.ts'
import { stayEvents } from './calendar-events.ts'
import { type Letter, letterOf, personOf, textOf, valuesOf } from './letter.ts'
import { stampOf } from './stamp.ts'

const { facts, kinds, greetings } = requestWords

/** The letter of a room asked for on Contact. */
export function roomLetter({ reference, entered }: GuestRequest<'room'>): Letter {
  const { checkIn, checkOut } = entered
  const { name, email, phone } = personOf(entered)
  const room = textOf(formOptions.rooms, entered.roomType)
  const count = nights(checkIn, checkOut)
  const stay = [
    { term: facts.room, value: room },
    { term: facts.checkIn, value: formatDayShort(checkIn) },
    { term: facts.checkOut, value: formatDayShort(checkOut) },
    { term: facts.nights, value: formatNumber(count) },
    { term: facts.guests, value: textOf(formOptions.guests, entered.guests) },
  ]
  return letterOf(reference, {
    kind: kinds.room,
    name: entered.name,
    greeting: greetings.room,
    stamp: stampOf(count, 'nights', checkIn),
    picture: { source: hotelPictures.dusk, caption: hotel.name },
    facts: [...stay, ...name, ...email, ...phone],
    mail: [...valuesOf([...name, ...phone]), ...stay.map(draftLine)],
    events: stayEvents(entered, room),
  })
}
