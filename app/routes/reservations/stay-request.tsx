import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { findRoomType, findUnlistedRoom } from '#app/content/rooms/room-types.ts'
import { draftLine } from '#app/domain/draft.ts'
import { nights } from '#app/domain/stay.ts'
import { stayEvents } from '#app/hotel/calendar-events.ts'
import { stayStamp } from '#app/hotel/stamp.ts'
import { stayQuery } from '#app/hotel/stay-link.ts'
import { offerFact, stayPrice } from '#app/hotel/stay-price.ts'
import { RequestCard } from '#app/parts/request-card.tsx'
import type { GuestRequest } from '#app/state/requests.ts'
import { formatDay, formatDayShort, formatNumber } from '#language'
import { common } from '#words/common.ts'
import { requestWords } from '#words/request.ts'
import { reservations } from '#words/reservations.ts'
import styles from './stay-request.module.css'

const { facts, kinds, greetings } = requestWords

/** The card of the stay that was just asked for. */
export function StayRequest({ reference, day, entered }: GuestRequest<'stay'>) {
  const { checkIn, checkOut, adults, children, paymentMethod, specialRequests } = entered
  const room = findRoomType(entered.roomType)
  if (!checkIn || !checkOut || !room) return null // nothing is confirmed without them

  const party = reservations.party(adults, children)
  const first = findUnlistedRoom(entered.firstChoice)
  const firstChoice = first ? [{ term: common.firstChoice, value: first.name }] : []
  const payment = reservations.payment.methods[paymentMethod].title
  const name = { term: facts.name, value: `${entered.firstName} ${entered.lastName}` }
  const phone = { term: facts.phone, value: entered.phone }
  const wish = specialRequests ? [{ term: facts.specialRequests, value: specialRequests }] : []
  const total = {
    term: facts.total,
    value: stayPrice(room.pricePerNight, { checkIn, checkOut }),
  }
  const offer = offerFact(room.pricePerNight, entered, day)
  return (
    <RequestCard
      reference={reference}
      kind={kinds.stay}
      name={entered.firstName}
      greeting={greetings.stay[room.id]}
      stamp={stayStamp(nights(checkIn, checkOut), checkIn)}
      picture={room.view}
      caption={room.name}
      facts={[
        ...firstChoice,
        { term: facts.room, value: room.name },
        { term: facts.checkIn, value: formatDayShort(checkIn) },
        { term: facts.checkOut, value: formatDayShort(checkOut) },
        { term: facts.nights, value: formatNumber(nights(checkIn, checkOut)) },
        { term: facts.guests, value: party },
        name,
        { term: facts.email, value: entered.email },
        phone,
        { term: facts.payment, value: payment },
        ...wish,
      ]}
      total={total}
      offer={offer}
      mail={[
        name.value,
        phone.value,
        `${formatDay(checkIn)} - ${formatDay(checkOut)}`,
        `${first ? reservations.otherwise(first.name, room.name) : room.name}: ${total.value}`,
        party,
        ...(offer ? [draftLine({ ...offer, term: offer.name })] : []),
        payment,
        ...wish.map(draftLine),
      ]}
      events={stayEvents({ checkIn, checkOut }, room.name)}
    >
      <StayCode stay={entered} />
    </RequestCard>
  )
}

/** A code of the form with this stay in it. Its library comes a moment later, and the card is whole without it. */
function StayCode({ stay }: { stay: GuestRequest<'stay'>['entered'] }) {
  const page = useHref(`/reservations${stayQuery(stay)}`)
  const [part, setPart] = useState<typeof import('#app/ui/qr-code.tsx')>()
  useEffect(() => {
    import('#app/ui/qr-code.tsx').then(setPart, () => {})
  }, [])

  return (
    <div className={styles.code}>
      {part && <part.QrCode address={location.origin + page} label={requestWords.code} />}
    </div>
  )
}
