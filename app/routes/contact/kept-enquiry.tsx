import { enquiry } from '#app/content/contact.ts'
import { contact } from '#app/content/site.ts'
import type { ClockTime } from '#app/domain/hours.ts'
import { tableSpan } from '#app/domain/hours.ts'
import { nights } from '#app/domain/stay.ts'
import type { Kept } from '#app/state/requests.ts'
import { RequestCard } from '#app/ui/request-card.tsx'
import { formatDayShort, formatNumber, formatTime } from '#language'
import { requestWords } from '#words/request.ts'
import { address, site } from '#words/site.ts'

const { facts, kinds } = requestWords

/** The card of the room or table that was just asked for. */
export function KeptEnquiry({ reference, entered }: Kept<'enquiry'>) {
  const field = (name: string) => String(entered.get(name) ?? '')
  const request = field('kind') === 'dining' ? tableOf(field) : roomOf(field)
  return (
    <RequestCard
      {...request}
      reference={reference}
      facts={[
        ...request.facts,
        { term: facts.name, value: field('name') },
        { term: facts.email, value: field('email') },
        { term: facts.phone, value: field('phone') },
      ]}
      event={{
        span: request.span,
        description: `${requestWords.notConfirmed} ${contact.phone}`,
        location: `${site.name}, ${address.street}, ${address.town}`,
      }}
      hotel={contact}
      words={requestWords}
    />
  )
}

type Fields = (name: string) => string

function roomOf(field: Fields) {
  const { roomTypes, numbers } = enquiry.hotel
  const [from, to] = [field('checkIn'), field('checkOut')]
  return {
    kind: kinds.room,
    facts: [
      { term: facts.room, value: textOf(roomTypes, field('roomType')) },
      { term: facts.checkIn, value: formatDayShort(from) },
      { term: facts.checkOut, value: formatDayShort(to) },
      { term: facts.nights, value: formatNumber(nights(from, to)) },
      { term: facts.guests, value: textOf(numbers, field('guests')) },
    ],
    span: { from, to },
  }
}

function tableOf(field: Fields) {
  const { restaurants, sizes } = enquiry.dining
  const time = field('time') as ClockTime // a time field gives no other
  const restaurant = textOf(restaurants, field('restaurant'))
  const requests = field('specialRequests')
  return {
    kind: kinds.table(restaurant),
    facts: [
      { term: facts.restaurant, value: restaurant },
      { term: facts.date, value: formatDayShort(field('date')) },
      { term: facts.time, value: formatTime(time) },
      { term: facts.partySize, value: textOf(sizes, field('partySize')) },
      ...(requests ? [{ term: facts.specialRequests, value: requests }] : []),
    ],
    span: tableSpan(field('date'), time),
  }
}

const textOf = (options: readonly { value: string; text: string }[], chosen: string) =>
  options.find(({ value }) => value === chosen)?.text ?? chosen
