import { findFormRoom, roomTypes } from '#app/content/rooms/room-types.ts'
import type { ReservationEntries } from '#app/domain/reservation.ts'
import { guestCount, smallestFor } from '#app/domain/reservation-steps.ts'
import { nights } from '#app/domain/stay.ts'
import { stayPrice } from '#app/hotel/stay-price.ts'
import { common } from '#words/common.ts'
import { reservations } from '#words/reservations.ts'

/** What has been chosen so far, as '4 nights in a Deluxe Room: $996'; empty until all of it is. */
export function stayInWords({ checkIn, checkOut, roomType }: ReservationEntries) {
  const room = findFormRoom(roomType)
  if (!checkIn || !checkOut || !room) return ''
  return common.stayAndTotal(
    reservations.stay(common.nights(nights(checkIn, checkOut)), room.name),
    stayPrice(room.pricePerNight, { checkIn, checkOut }),
  )
}

/** Says when the party is larger than the chosen room holds, and what to do. Otherwise empty. */
export function tooSmallSentence(form: ReservationEntries) {
  const room = findFormRoom(form.roomType)
  const guests = guestCount(form)
  if (!room || guests <= room.capacity) return ''
  const fitting = smallestFor(roomTypes, guests)
  return reservations.tooSmallFor(guests, room.name, room.capacity, fitting?.name)
}
