import { adaptedNote, findWantedRoom, roomTypes } from '#app/content/rooms/room-types.ts'
import { nights } from '#app/domain/day.ts'
import { chosenDays, partyOf, type ReservationEntries } from '#app/domain/reservation.ts'
import { guestCount, roomsFor, smallestFor } from '#app/domain/reservation-steps.ts'
import { stayPrice } from '#app/sentences/stay-price.ts'
import { common } from '#words/common.ts'
import { reservations } from '#words/reservations.ts'

/** The stay as '4 nights in the Deluxe Room: $996'; empty until all of it is chosen. */
export function stayInWords(form: ReservationEntries) {
  const room = findWantedRoom(form.roomType, form.adapted)
  const days = chosenDays(form)
  if (!days || !room) return ''
  return common.stayAndTotal(
    reservations.stay(common.nights(nights(days)), room.name),
    stayPrice(room.pricePerNight, days),
  )
}

/** What does not suit in the chosen room, and what to do: it is not adapted, or too small. Otherwise empty. */
export function adviceFor(form: ReservationEntries) {
  const room = findWantedRoom(form.roomType, form.adapted)
  if (!room) return ''
  const { name, capacity } = room
  const sentences = [adaptedNote(form)]
  const guests = guestCount(form)
  if (guests > capacity) {
    const fitting = smallestFor(roomTypes, guests)?.name
    sentences.push(
      reservations.tooSmallFor(guests, name, capacity, roomsFor(guests, capacity), fitting),
    )
    if (partyOf(form).children !== '0') sentences.push(reservations.childShares)
  }
  return sentences.join(' ').trim()
}
