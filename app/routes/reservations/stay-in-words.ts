import { findWantedRoom, roomTypes } from '#app/content/rooms/room-types.ts'
import { partyOf, type ReservationEntries } from '#app/domain/reservation.ts'
import { guestCount, smallestFor } from '#app/domain/reservation-steps.ts'
import { nights } from '#app/domain/stay.ts'
import { stayPrice } from '#app/sentences/stay-price.ts'
import { common } from '#words/common.ts'
import { reservations } from '#words/reservations.ts'

/** The stay as '4 nights in a Deluxe Room: $996'; empty until all of it is chosen. */
export function stayInWords({ checkIn, checkOut, roomType, adapted }: ReservationEntries) {
  const room = findWantedRoom(roomType, adapted)
  if (!checkIn || !checkOut || !room) return ''
  return common.stayAndTotal(
    reservations.stay(common.nights(nights(checkIn, checkOut)), room.name),
    stayPrice(room.pricePerNight, { checkIn, checkOut }),
  )
}

/** A sentence for a party that the chosen room does not hold, with what to do; otherwise empty. */
export function tooSmallSentence(form: ReservationEntries) {
  const room = findWantedRoom(form.roomType, form.adapted)
  const guests = guestCount(form)
  if (!room || guests <= room.capacity) return ''
  const fitting = smallestFor(roomTypes, guests)
  const sentence = reservations.tooSmallFor(guests, room.name, room.capacity, fitting?.name)
  return partyOf(form).children === '0' ? sentence : `${sentence} ${reservations.childShares}`
}
