import type { CartItem } from '#app/domain/cart.ts'
import type { Stay } from '#app/domain/reservation.ts'
import { adaptedRoom, notAdapted, roomNames, roomTypeNames } from '#words/room-types.ts'
import { catalogue } from './catalogue.ts'

/* The rooms of the reservation form. A file of its own, so that the form does not load the words of all rooms. */

/** Every room of the reservation form, in order. `roomId` is its id in the list. */
export const formRooms = catalogue.map(({ id, formCard, pricePerNight, capacity, access }) => {
  const { id: type, isOnRequest = false, ...own } = formCard
  return {
    id: type,
    roomId: id,
    roomName: roomNames[id] as string,
    pricePerNight,
    capacity,
    ...own,
    name: roomTypeNames[type] as string,
    isOnRequest,
    /** Whether one room of its kind is adapted for wheelchair users. */
    hasAdapted: access !== undefined,
  }
})

export type FormRoom = (typeof formRooms)[number]

/** The room types, whose cards every guest sees. */
export const roomTypes = formRooms.filter(({ isOnRequest }) => !isOnRequest)

/** The room of the form with this id: its own, or the one in the list. */
export const findFormRoom = (id: string | null): FormRoom | undefined =>
  formRooms.find((room) => room.id === id || room.roomId === id)

/** The room, with a name that says so if it is the adapted one of its kind. */
export const asWanted = (room: FormRoom, isAdapted: boolean): FormRoom =>
  room.hasAdapted && isAdapted
    ? {
        ...room,
        name: adaptedRoom(room.name),
        roomName: adaptedRoom(room.roomName),
      }
    : room

/** The room of a stay. If the guest wants an adapted one and there is one, it is that. */
export function findWantedRoom(id: string, isAdapted: boolean): FormRoom | undefined {
  const room = findFormRoom(id)
  return room && asWanted(room, isAdapted)
}

/**
 * The form's cards: first the rooms on request that the guest has chosen, or that have an adapted one which the guest
 * wants; then the room types.
 */
export const roomCards = (chosen: readonly string[], isAdapted: boolean): FormRoom[] => [
  ...formRooms.filter(
    ({ id, isOnRequest, hasAdapted }) =>
      isOnRequest && (chosen.includes(id) || (isAdapted && hasAdapted)),
  ),
  ...roomTypes,
]

/** The stay that a room's line asks for, with what else the guest has said of it. */
export function lineAsStay({ room, adapted, days, quantity }: CartItem, others: Stay): Stay {
  const { id, hasAdapted } = findFormRoom(room ?? '') ?? {}
  return {
    ...{ ...others, roomType: id, rooms: quantity },
    adapted: hasAdapted ? adapted : (others.adapted ?? false),
    checkIn: days?.checkIn,
    checkOut: days?.checkOut,
  }
}

/** Says that a room is not the adapted one that the guest wants, and of which kind there is one; otherwise empty. */
export const adaptedNote = ({ roomType = '', adapted }: Stay): string =>
  adapted && !findFormRoom(roomType)?.hasAdapted
    ? notAdapted(formRooms.filter(({ hasAdapted }) => hasAdapted).map(({ name }) => name))
    : ''
