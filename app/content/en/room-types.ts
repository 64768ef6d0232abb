// The names of the rooms. A file of its own, so that letters do not load the rest.
import { listInWords } from '#language'

export const roomNames = {
  standard: 'Standard Room',
  deluxe: 'Deluxe Room',
  'executive-suite': 'Executive Suite',
  'family-suite': 'Family Suite',
  'presidential-suite': 'Presidential Suite',
  'garden-view': 'Garden View Room',
} as const

/** The rooms of the form, under their ids: first the room types, then the rooms on request. */
export const roomTypeNames = {
  standard: roomNames.standard,
  deluxe: roomNames.deluxe,
  suite: 'Suite',
  family: roomNames['family-suite'],
  'presidential-suite': roomNames['presidential-suite'],
  'garden-view': roomNames['garden-view'],
} as const

export const adaptedRoom = (room: string) => `${room} (adapted for wheelchair users)`

/** For a guest who wants an adapted room and has chosen another. */
export const notAdapted = (adapted: readonly string[]) =>
  `This room is not adapted for wheelchair users; one ${listInWords(adapted)} is.`

/** A link to what the accessibility page says of it. */
export const adaptedRoomLink = 'Its doors and its bath'
