// The reservation form's words about rooms. A file of its own, so that the form does not load the rest.

export const roomNames = {
  standard: 'Standard Room',
  deluxe: 'Deluxe Room',
  'executive-suite': 'Executive Suite',
  'family-suite': 'Family Suite',
  'presidential-suite': 'Presidential Suite',
  'garden-view': 'Garden View Room',
} as const

/** The rooms of the form, under their ids: first the room types, then the rooms on request. */
export const roomTypeWords = {
  standard: {
    name: roomNames.standard,
    description:
      'On the quiet side, with a queen bed, a shitalpati daybed and the morning sun on the desk.',
  },
  deluxe: {
    name: roomNames.deluxe,
    description: 'A king bed, two armchairs and three tall windows over the tea gardens.',
  },
  suite: {
    name: 'Suite',
    description:
      'A sitting room and a bedroom that face the river, with a sofa made up for a third guest.',
  },
  family: {
    name: roomNames['family-suite'],
    description:
      'A king bed, a twin bed, and a window seat made up for a fourth, with the garden one door away.',
  },
  'presidential-suite': {
    name: roomNames['presidential-suite'],
    description:
      'The whole top floor: a four-poster, a deep stone bath and a veranda along the river.',
  },
  'garden-view': {
    name: roomNames['garden-view'],
    description:
      'A queen or two twin beds on the ground floor, and louvred doors to a walled garden.',
  },
} as const

export const adaptedRoom = (room: string) => `${room} (adapted for wheelchair users)`

/** A link to what the accessibility page says of it. */
export const adaptedRoomLink = 'Its doors and its bath'

export const adaptedRoomLine =
  'Step-free from the entrance, with wide doors, a level-access shower and grab rails.'
