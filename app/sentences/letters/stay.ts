import { roomPictures } from '#app/content/rooms/pictures.ts'
import { findWantedRoom } from '#app/content/rooms/room-types.ts'
import { nights } from '#app/domain/day.ts'
import type { GuestRequest } from '#app/domain/request.ts'
import { chosenDays } from '#app/domain/reservation.ts'
import { reservationPath } from '#app/paths.ts'
import { bestOfferFact, stayPrice } from '#app/sentences/stay-price.ts'
import { requestWords } from '#words/request.ts'
import { reservations } from '#words/reservations.ts'
import { type Letter, letterOf } from './letter.ts'
import { stampOf } from './stamp.ts'
import { stayFacts, wishFacts } from './stay-facts.ts'

const { facts, letters } = requestWords

/** The letter of a reservation. Undefined without days or a room. */
export function stayLetter({ reference, day, entered }: GuestRequest<'stay'>): Letter | undefined {
  const { firstName, lastName } = entered
  const days = chosenDays(entered)
  const room = findWantedRoom(entered.roomType, entered.adapted)
  if (!days || !room) return undefined

  const [onCards, view = onCards] = roomPictures[room.roomId]
  const payment = reservations.payment.methods[entered.paymentMethod].title
  return letterOf(reference, {
    ...letters.stay,
    from: { ...entered, name: `${firstName} ${lastName}`, dear: firstName },
    greeting: reservations.greetings[room.id],
    stamp: stampOf(nights(days), 'nights', days.checkIn),
    picture: view,
    facts: stayFacts(entered, day),
    also: [{ term: reservations.payment.title, value: payment }, ...wishFacts(entered)],
    total: {
      term: facts.total,
      value: stayPrice(room.pricePerNight, days),
      note: requestWords.includes,
    },
    offer: bestOfferFact(room.pricePerNight, days, day),
    stays: [{ ...entered, ...days }],
    path: reservationPath(entered),
    code: requestWords.codes.desk,
  })
}
