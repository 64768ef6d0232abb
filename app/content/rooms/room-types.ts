import { adaptedRoom, adaptedRoomLine, roomNames, roomTypeWords } from '#words/room-types.ts'
import { catalogue } from './catalogue.ts'

/* The rooms of the reservation form. A file of its own, so that the form does not load the words of all rooms. */

/** Every room of the reservation form, in order. `roomId` is its id in the list. */
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
      /** The view from the room, for the letter of a reservation. */
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

export type FormRoom = (typeof formRooms)[number]

/** The room types, whose cards every guest sees. */
export const roomTypes = formRooms.filter(({ isOnRequest }) => !isOnRequest)

/** The room of the form with this id: its own, or the one in the list. */
export const findFormRoom = (id: string | null): FormRoom | undefined =>
  formRooms.find((room) => room.id === id || room.roomId === id)

/** The adapted room of a room of the list, if there is one. */
export const findAdaptedRoom = (roomId: string) =>
  formRooms.find((room) => room.isAdapted && room.roomId === roomId)

/** The form's cards for a guest who chose these rooms: first those on request, then the room types. */
export const roomCards = (chosen: readonly string[]): FormRoom[] => {
  const roomIds = chosen.map((id) => findFormRoom(id)?.roomId)
  return [
    ...formRooms.filter(({ isOnRequest, roomId }) => isOnRequest && roomIds.includes(roomId)),
    ...roomTypes,
  ]
}
