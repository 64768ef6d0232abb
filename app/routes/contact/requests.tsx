import { formOptions } from '#app/content/contact.ts'
import { hotelPictures } from '#app/content/pictures.generated/hotel.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import { findPlace } from '#app/content/places.ts'
import { draftLine } from '#app/domain/draft.ts'
import { tableSpan } from '#app/domain/hours.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { RoomEntries, TableEntries } from '#app/domain/request.ts'
import { nights } from '#app/domain/stay.ts'
import { hotelEvent, stayEvents } from '#app/hotel/calendar-events.ts'
import { hotelClock } from '#app/hotel/clock.ts'
import { stayStamp, tableStamp } from '#app/hotel/stamp.ts'
import { RequestCard } from '#app/parts/request-card.tsx'
import type { GuestRequest } from '#app/state/requests.ts'
import { formatDayShort, formatNumber, formatTime } from '#language'
import { common } from '#words/common.ts'
import { requestWords } from '#words/request.ts'

const { facts, kinds, greetings } = requestWords
const { guests, partySizes, restaurants, rooms } = formOptions

/** Of a place, where there is one. */
const pictures: { readonly [id: string]: PictureData | undefined } = venue

/** The letter of the room that was asked for last. */
export function RoomRequest({ reference, entered }: GuestRequest<'room'>) {
  const { checkIn: from, checkOut: to } = entered
  const { name, email, phone } = personOf(entered)
  const stay = [
    { term: facts.room, value: textOf(rooms, entered.roomType) },
    { term: facts.checkIn, value: formatDayShort(from) },
    { term: facts.checkOut, value: formatDayShort(to) },
    { term: facts.nights, value: formatNumber(nights(from, to)) },
    { term: facts.guests, value: textOf(guests, entered.guests) },
  ]
  return (
    <RequestCard
      reference={reference}
      kind={kinds.room}
      name={entered.name}
      greeting={greetings.room}
      stamp={stayStamp(nights(from, to), from)}
      picture={hotelPictures.dusk}
      facts={[...stay, name, email, phone]}
      mail={[name.value, phone.value, ...stay.map(draftLine)]}
      events={stayEvents(entered, textOf(rooms, entered.roomType))}
    />
  )
}

/** The letter of the table that was asked for last. */
export function TableRequest({ reference, entered }: GuestRequest<'table'>) {
  const { date, time, specialRequests } = entered
  const restaurant = textOf(restaurants, entered.restaurant)
  const first = findPlace(entered.firstChoice)
  const { name, email, phone } = personOf(entered)
  const table = [
    ...(first ? [{ term: common.firstChoice, value: first.name }] : []),
    { term: facts.restaurant, value: restaurant },
    { term: facts.date, value: formatDayShort(date) },
    { term: facts.time, value: formatTime(time) },
    { term: facts.partySize, value: textOf(partySizes, entered.partySize) },
  ]
  const wish = specialRequests ? [{ term: facts.specialRequests, value: specialRequests }] : []
  return (
    <RequestCard
      reference={reference}
      kind={kinds.table(first?.name ?? restaurant)}
      name={entered.name}
      greeting={greetings.table}
      stamp={tableStamp(textOf(partySizes, entered.partySize), date)}
      picture={pictures[first?.id ?? entered.restaurant]}
      caption={first?.name ?? restaurant}
      facts={[...table, name, email, phone, ...wish]}
      mail={[name.value, phone.value, ...[...table, ...wish].map(draftLine)]}
      events={[{ ...hotelEvent, span: tableSpan(date, time, hotelClock) }]}
    />
  )
}

const personOf = ({ name, email, phone }: RoomEntries | TableEntries) => ({
  name: { term: facts.name, value: name },
  email: { term: facts.email, value: email },
  phone: { term: facts.phone, value: phone },
})

const textOf = (options: readonly { value: string; text: string }[], chosen: string) =>
  options.find(({ value }) => value === chosen)?.text ?? chosen
