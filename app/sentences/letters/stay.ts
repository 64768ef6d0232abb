import { findWantedRoom } from '#app/content/rooms/room-types.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { guestCount } from '#app/domain/reservation-steps.ts'
import { nights } from '#app/domain/stay.ts'
import { reservationPath } from '#app/paths.ts'
import { offerFact, requestedOffer, stayPrice } from '#app/sentences/stay-price.ts'
import { partyWords } from '#words/party.ts'
import { requestWords } from '#words/request.ts'
import { reservations } from '#words/reservations.ts'
import { entry, type Letter, letterOf, linked, stayFacts } from './letter.ts'
import { stampOf } from './stamp.ts'

const { facts, letters } = requestWords

/** The letter of a reservation. Undefined without days or a room. */
export function stayLetter({ reference, day, entered }: GuestRequest<'stay'>): Letter | undefined {
  const { checkIn, checkOut, firstName, lastName } = entered
  const room = findWantedRoom(entered.roomType, entered.adapted)
  if (!checkIn || !checkOut || !room) return undefined

  const days = { checkIn, checkOut }
  const beside = requestedOffer(entered, day)
  const party = partyWords.forRoom(
    partyWords.inWords(entered.adults, entered.children),
    guestCount(entered),
    room.capacity,
  )
  const payment = reservations.payment.methods[entered.paymentMethod].title
  const wish = entry(facts.specialRequests, entered.specialRequests)
  const total = {
    term: facts.total,
    value: stayPrice(room.pricePerNight, days),
    note: requestWords.includes,
  }
  const offer = offerFact(room.pricePerNight, days, day)
  return letterOf(reference, {
    ...letters.stay,
    from: { ...entered, name: `${firstName} ${lastName}`, dear: firstName },
    greeting: reservations.greetings[room.id],
    stamp: stampOf(nights(checkIn, checkOut), 'nights', checkIn),
    picture: room.view,
    facts: [
      ...[...beside, ...stayFacts(days, room.name, party)].map(linked),
      ...entry(
        reservations.guest.childrenAges,
        entered.children === '0' ? '' : entered.childrenAges,
      ),
      ...entry(reservations.guest.arrival, entered.arrival),
    ],
    also: [{ term: reservations.payment.title, value: payment }, ...wish],
    total,
    offer,
    stays: [{ ...days, room: room.name }],
    path: reservationPath(entered),
    code: requestWords.codes.desk,
  })
}
