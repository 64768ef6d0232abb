import type { ClockTime } from '#app/domain/hours.ts'
import { roomMoments } from '#words/room-moments.ts'
import type { ListedRoomId } from './catalogue.ts'
import { roomPictures } from './pictures.ts'

/** The hours of a room's second and third picture. By then the sun has risen, or set, all year. */
const hours: Record<ListedRoomId, readonly [ClockTime, ClockTime]> = {
  standard: ['07:30', '16:00'],
  deluxe: ['07:10', '21:30'],
  'executive-suite': ['11:00', '17:00'],
  'family-suite': ['08:30', '14:00'],
  'presidential-suite': ['18:30', '21:00'],
  'garden-view': ['06:45', '15:30'],
}

/** A room's further pictures, each with its hour and what it shows. */
export const momentsOf = (id: ListedRoomId) => {
  const [, ...further] = roomPictures[id]
  return further.flatMap((picture, index) => {
    const [time, words] = [hours[id][index], roomMoments[id][index]]
    return time && words ? { picture, time, words } : []
  })
}
