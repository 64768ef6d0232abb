import { findRoomType } from '#app/content/room-types.ts'
import type { ReservationForm } from '#app/domain/reservation.ts'
import { nights } from '#app/domain/stay.ts'

/** What has been chosen so far, as '4 nights in a Deluxe Room'; empty until all of it is. */
export function stayInWords({ checkIn, checkOut, roomType }: ReservationForm) {
  const room = findRoomType(roomType)
  if (!checkIn || !checkOut || !room) return ''
  return `${nightsInWords(nights(checkIn, checkOut))} in a ${room.name}`
}

export const nightsInWords = (count: number) => (count === 1 ? '1 night' : `${count} nights`)
