/** The room types of the reservation form, under their ids. */
export const roomTypeWords = {
  standard: {
    name: 'Standard Room',
    description: 'Quiet and shaded, with a queen bed, a writing desk and a shitalpati daybed.',
  },
  deluxe: {
    name: 'Deluxe Room',
    description: 'A king bed, two armchairs and three tall windows over the tea gardens.',
  },
  suite: {
    name: 'Suite',
    description:
      'A sitting room and a bedroom that face the river, with a daybed for a third guest.',
  },
  family: {
    name: 'Family Suite',
    description: 'A king bed, a twin bed and a window seat, with the garden one door away.',
  },
} as const
