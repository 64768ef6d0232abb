import { adaptedRoom, roomNames } from '#words/room-names.ts'
import { roomTypeWords } from '#words/room-types.ts'
import { catalogue } from './catalogue.ts'

/*
 * The rooms as the reservation form books them: its own file, so that the form does not bring along
 * the words of all rooms.
 */

/** The four room types of the reservation form, in the order shown, each with the id of the room in the list. */
export const roomTypes = catalogue.flatMap(({ id, bookedAs, pricePerNight, capacity, images }) =>
  bookedAs
    ? {
        pricePerNight,
        capacity,
        image: images[0],
        /** What is seen from it, for the letter after a reservation. */
        view: images[1] ?? images[0],
        listedAs: id,
        ...bookedAs,
        ...roomTypeWords[bookedAs.id],
      }
    : [],
)

/** The room type with this id, if there is one. */
export const findRoomType = (id: string) => roomTypes.find((type) => type.id === id)

const unlistedRooms = catalogue
  .filter(({ bookedAs }) => !bookedAs)
  .flatMap(({ id, access, images: [image] }) => {
    const room = { id: `${id}`, name: roomNames[id], image }
    return access ? [room, { ...room, id: `${id}-adapted`, name: adaptedRoom(room.name) }] : room
  })

/**
 * The room with this id, if it is one that no type books, or the adapted one of such a room: it is asked for as a first
 * choice.
 */
export const findUnlistedRoom = (id: string | null) => unlistedRooms.find((room) => room.id === id)

/** A room that no type books and its adapted one, if it has one, by the id of either. */
export const unlistedPair = (id: string) => {
  const plain = id.replace(/-adapted$/, '')
  return { room: findUnlistedRoom(plain), adapted: findUnlistedRoom(`${plain}-adapted`) }
}
