import { roomNames } from './room-names.ts'

/** The room types of the reservation form, under their ids. */
export const roomTypeWords = {
  standard: {
    name: roomNames.standard,
    description: 'Quiet and shaded, with a queen bed, a writing desk and a shitalpati daybed.',
  },
  deluxe: {
    name: roomNames.deluxe,
    description: 'A king bed, two armchairs and three tall windows over the tea gardens.',
  },
  suite: {
    name: 'Suite',
    description:
      'A sitting room and a bedroom that face the river, with a daybed for a third guest.',
  },
  family: {
    name: roomNames['family-suite'],
    description: 'A king bed, a twin bed and a window seat, with the garden one door away.',
  },
} as const
