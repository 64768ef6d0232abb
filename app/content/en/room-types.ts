/** How the reservation form names and describes a room where it can be booked, under the room's id in the catalogue. */
export const roomTypeWords = {
  standard: {
    name: 'Standard Room',
    description: 'Quiet and shaded, with a queen bed, a writing desk and a cane-mat daybed.',
  },
  deluxe: {
    name: 'Deluxe Room',
    description: 'A king bed, two armchairs and three tall windows on the tea terraces.',
  },
  'executive-suite': {
    name: 'Suite',
    description:
      'A sitting room and a bedroom that face the river, with a daybed for a third guest.',
  },
  'family-suite': {
    name: 'Family Suite',
    description: 'A king bed, a twin bed and a window seat, with the garden one door away.',
  },
} as const
