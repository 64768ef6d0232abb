import { type StayQuery, stayQuery } from '#app/domain/stay-query.ts'
import { roomTypes } from './room-types.ts'

/** The way to the reservation form, with a room's type chosen where it has one, and with days. */
export function reservationPath(roomId: string, stay: StayQuery = {}) {
  const type = roomTypes.find(({ id, listedAs }) => listedAs === roomId || id === roomId)
  return `/reservations${stayQuery({ ...stay, room: type?.id })}`
}
