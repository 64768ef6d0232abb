import { adaptedRoom, adaptedRoomLine, roomNames, roomTypeWords } from '#words/room-types.ts'
import { catalogue } from './catalogue.ts'

/*
 * The rooms as the reservation form books them: its own file, so that the form does not bring along
 * the words of all rooms.
 */

/** Every room that the reservation form books, in the order shown, each with the id of the room in the list. */
export const formRooms = catalogue.flatMap(
  ({ id, formCard, pricePerNight, capacity, images, access }) => {
    const { id: type, isOnRequest = false, ...own } = formCard
    const room = {
      id: `${type}`,
      type,
      roomId: id,
      roomName: roomNames[id],
      pricePerNight,
      capacity,
      ...own,
      ...roomTypeWords[type],
      image: images[0],
      /** What is seen from it, for the letter after a reservation. */
      view: images[1] ?? images[0],
      isOnRequest,
      isAdapted: false,
    }
    if (!access) return room
    const name = adaptedRoom(room.name)
    const adapted = { id: `${type}-adapted`, name, description: adaptedRoomLine, isAdapted: true }
    return [room, { ...room, ...adapted, isOnRequest: true }]
  },
)

/** A room that the reservation form books. */
export type FormRoom = (typeof formRooms)[number]

/** The room types, whose cards every guest sees. */
export const roomTypes = formRooms.filter(({ isOnRequest }) => !isOnRequest)

/** The room of the form with this id, its own or the one in the list, if there is one. */
export const findFormRoom = (id: string | null): FormRoom | undefined =>
  formRooms.find((room) => room.id === id || room.roomId === id)

/** The one of a room's kind that is adapted for wheelchair users, if there is one. */
export const findAdaptedRoom = (roomId: string) =>
  formRooms.find((room) => room.isAdapted && room.roomId === roomId)

/** The cards of the form for a guest who chose these rooms: first those on request, then the room types. */
export const roomCards = (chosen: readonly string[]): FormRoom[] => {
  const roomIds = chosen.map((id) => findFormRoom(id)?.roomId)
  return [
    ...formRooms.filter(({ isOnRequest, roomId }) => isOnRequest && roomIds.includes(roomId)),
    ...roomTypes,
  ]
}
