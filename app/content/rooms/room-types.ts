import { adaptedRoom, roomNames } from '#words/room-names.ts'
import { adaptedRoomLine, roomTypeWords } from '#words/room-types.ts'
import { catalogue } from './catalogue.ts'

/*
 * The rooms as the reservation form books them: its own file, so that the form does not bring along
 * the words of all rooms.
 */

/** Every room that the reservation form books, in the order shown, each with the id of the room in the list. */
export const formRooms = catalogue.flatMap(
  ({ id, bookedAs, pricePerNight, capacity, images, access }) => {
    const { id: type, whenAskedFor = false, ...own } = bookedAs
    const room = {
      id: `${type}`,
      type,
      listedAs: id,
      listedName: roomNames[id],
      pricePerNight,
      capacity,
      ...own,
      ...roomTypeWords[type],
      image: images[0],
      /** What is seen from it, for the letter after a reservation. */
      view: images[1] ?? images[0],
      whenAskedFor,
      isAdapted: false,
    }
    if (!access) return room
    const name = adaptedRoom(room.name)
    const adapted = { id: `${type}-adapted`, name, description: adaptedRoomLine, isAdapted: true }
    return [room, { ...room, ...adapted, whenAskedFor: true }]
  },
)

/** A room that the reservation form books. */
export type FormRoom = (typeof formRooms)[number]

/** The room types, whose cards every guest sees. */
export const roomTypes = formRooms.filter(({ whenAskedFor }) => !whenAskedFor)

/** The room of the form with this id, its own or the one in the list, if there is one. */
export const findFormRoom = (id: string | null): FormRoom | undefined =>
  formRooms.find((room) => room.id === id || room.listedAs === id)

/** The one of a room's kind that is adapted for wheelchair users, if there is one. */
export const findAdaptedRoom = (listedAs: string) =>
  formRooms.find((room) => room.isAdapted && room.listedAs === listedAs)

/** The cards for a guest who has asked for these rooms: first those that are no room type, then the room types. */
export const roomCards = (askedFor: readonly string[]): FormRoom[] => {
  const listed = askedFor.map((id) => findFormRoom(id)?.listedAs)
  return [
    ...formRooms.filter(({ whenAskedFor, listedAs }) => whenAskedFor && listed.includes(listedAs)),
    ...roomTypes,
  ]
}
