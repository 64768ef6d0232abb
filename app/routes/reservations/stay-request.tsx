import { useHref } from 'react-router'
import { reservations } from '#app/content/reservations.ts'
import { findRoomType } from '#app/content/rooms/room-types.ts'
import { contact } from '#app/content/site.ts'
import { nights, stayTotal } from '#app/domain/stay.ts'
import { stayQuery } from '#app/domain/stay-query.ts'
import type { GuestRequest } from '#app/state/requests.ts'
import { QrCode } from '#app/ui/qr-code.tsx'
import { RequestCard } from '#app/ui/request-card.tsx'
import { formatDayShort, formatNumber, formatPrice } from '#language'
import { requestWords } from '#words/request.ts'
import { address, site } from '#words/site.ts'

const { facts, kinds } = requestWords

/** The card of the stay that was just asked for. */
export function StayRequest({ reference, entered }: GuestRequest<'stay'>) {
  const { checkIn, checkOut, adults, children, paymentMethod, specialRequests } = entered
  const room = findRoomType(entered.roomType)
  const page = useHref(`/reservations${stayQuery(entered)}`)
  if (!checkIn || !checkOut || !room) return null // nothing is confirmed without them

  return (
    <RequestCard
      id="your-request"
      reference={reference}
      kind={kinds.stay}
      picture={room.image}
      facts={[
        { term: facts.room, value: room.name },
        { term: facts.checkIn, value: formatDayShort(checkIn), place: 'first' },
        { term: facts.checkOut, value: formatDayShort(checkOut), place: 'first' },
        { term: facts.nights, value: formatNumber(nights(checkIn, checkOut)) },
        { term: facts.guests, value: reservations.party(adults, children) },
        { term: facts.name, value: `${entered.firstName} ${entered.lastName}`, place: 'last' },
        { term: facts.email, value: entered.email },
        { term: facts.phone, value: entered.phone, place: 'first' },
        ...(specialRequests
          ? [{ term: facts.specialRequests, value: specialRequests, place: 'last' as const }]
          : []),
        { term: facts.payment, value: reservations.payment.methods[paymentMethod].title },
      ]}
      total={formatPrice(stayTotal(room.pricePerNight, checkIn, checkOut))}
      event={{
        span: { from: checkIn, to: checkOut },
        description: `${room.name}\n${requestWords.notConfirmed} ${contact.phone}`,
        location: `${site.name}, ${address.street}, ${address.town}`,
      }}
    >
      <QrCode address={location.origin + page} label={requestWords.code} />
    </RequestCard>
  )
}
