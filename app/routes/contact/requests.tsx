import { hotelClock } from '#app/content/clock.ts'
import { contactForms } from '#app/content/contact.ts'
import { contact } from '#app/content/site.ts'
import { draftLine } from '#app/domain/draft.ts'
import { readClockTime, tableSpan } from '#app/domain/hours.ts'
import { nights } from '#app/domain/stay.ts'
import type { GuestRequest } from '#app/state/requests.ts'
import { RequestCard } from '#app/ui/request-card.tsx'
import { formatDayShort, formatNumber, formatTime } from '#language'
import { requestWords } from '#words/request.ts'
import { address, site } from '#words/site.ts'

const { facts, kinds } = requestWords

/** The card of the room that was asked for last. */
export function RoomRequest({ reference, entered }: GuestRequest<'room'>) {
  const { roomTypes, numbers } = contactForms.hotel
  const field = fieldsOf(entered)
  const [from, to] = [field('checkIn'), field('checkOut')]
  const { name, email, phone } = personOf(field)
  const stay = [
    { term: facts.room, value: textOf(roomTypes, field('roomType')) },
    { term: facts.checkIn, value: formatDayShort(from) },
    { term: facts.checkOut, value: formatDayShort(to) },
    { term: facts.nights, value: formatNumber(nights(from, to)) },
    { term: facts.guests, value: textOf(numbers, field('guests')) },
  ]
  return (
    <RequestCard
      reference={reference}
      kind={kinds.room}
      facts={[...stay, name, email, phone]}
      mail={[name.value, phone.value, ...stay.map(draftLine)]}
      event={{ ...event, span: { from, to } }}
    />
  )
}

/** The card of the table that was asked for last. */
export function TableRequest({ reference, entered }: GuestRequest<'table'>) {
  const { restaurants, sizes } = contactForms.dining
  const field = fieldsOf(entered)
  const time = readClockTime(field('time'))
  if (!time) return null // the browser sends no form without it
  const restaurant = textOf(restaurants, field('restaurant'))
  const requests = field('specialRequests')
  const { name, email, phone } = personOf(field)
  const table = [
    { term: facts.restaurant, value: restaurant },
    { term: facts.date, value: formatDayShort(field('date')) },
    { term: facts.time, value: formatTime(time) },
    { term: facts.partySize, value: textOf(sizes, field('partySize')) },
  ]
  const wish = requests ? [{ term: facts.specialRequests, value: requests }] : []
  return (
    <RequestCard
      reference={reference}
      kind={kinds.table(restaurant)}
      facts={[...table, name, email, phone, ...wish]}
      mail={[name.value, phone.value, ...[...table, ...wish].map(draftLine)]}
      event={{ ...event, span: tableSpan(field('date'), time, hotelClock) }}
    />
  )
}

const event = {
  description: `${requestWords.notConfirmed} ${contact.phone}`,
  location: `${site.name}, ${address.street}, ${address.town}`,
}

type Fields = (name: string) => string

const fieldsOf =
  (entered: FormData): Fields =>
  (name) =>
    String(entered.get(name) ?? '')

const personOf = (field: Fields) => ({
  name: { term: facts.name, value: field('name') },
  email: { term: facts.email, value: field('email') },
  phone: { term: facts.phone, value: field('phone') },
})

const textOf = (options: readonly { value: string; text: string }[], chosen: string) =>
  options.find(({ value }) => value === chosen)?.text ?? chosen
