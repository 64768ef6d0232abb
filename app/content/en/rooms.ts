import { roomTypeLines } from './room-lines.ts'

/** The words of the list and of the rooms' pages, under the ids of the catalogue. */
export const roomWords = {
  standard: {
    companion: 'ঘরের মতো ঘর',
    shortDescription: roomTypeLines.standard,
    description:
      'The quiet side of the house. A queen bed with a cane headboard, a daybed under the window and a desk that catches the morning sun.',
    bedType: 'Queen',
    view: 'Tea gardens and flowering trees',
    features: ['Writing desk at the window', 'Shitalpati daybed', 'Rain shower', 'Tea tray'],
  },
  deluxe: {
    companion: 'বাগানের পাশে',
    shortDescription: roomTypeLines.deluxe,
    description:
      'A king bed, two armchairs and three arched windows over tea terraces so close that you can smell them after rain. In spring a flask goes up the hill with whoever is up before six. The kantha on the bed was stitched by hand.',
    bedType: 'King',
    view: 'Tea terraces',
    features: ['Woven shitalpati headboard', 'Brass reading lamps', 'Rain shower', 'Tea tray'],
  },
  'executive-suite': {
    companion: 'নদীর মুখোমুখি',
    shortDescription: 'A sitting room for the papers, a bedroom to forget them in.',
    description:
      'A sitting room, a bedroom with a king bed, and tall windows that face the river. In the monsoon you can hear the rain cross the water a full minute before it reaches you.',
    bedType: 'King',
    view: 'The Surma',
    features: [
      'Sofa made up for a third guest, on request',
      'Writing desk by the window',
      'Carved teak headboard',
      'Rain shower and soaking tub',
      'Tea tray',
    ],
  },
  'family-suite': {
    companion: 'ঘরের মতো ঘর',
    shortDescription: 'Two beds, a window seat and a jar of biscuits.',
    description:
      'A king bed, a twin bed, and a window seat long enough to be made up for a fourth. There are paper boats to fold, picture books to read and a jar of biscuits that we fill every evening and do not count. The garden, with its swing, is one door away.',
    bedType: 'King and Twin',
    view: 'Garden',
    features: [
      'Window seat with picture books',
      'Room for a cot',
      'Rain shower and bathtub',
      'Biscuit jar and tea tray',
    ],
  },
  'presidential-suite': {
    companion: 'নদীর মুখোমুখি',
    shortDescription: 'The top floor: river, hills and sky in a single sweep.',
    description:
      'The whole top floor is yours: a four-poster draped in netting, a stone bath behind a carved jali screen, and a veranda the length of the house, with planter’s chairs. Nobody walks above you but the gardener, and now and then a cook who needs eight leaves.',
    bedType: 'King',
    view: 'River and hills',
    features: [
      'Veranda along the river',
      'Deep stone bath',
      'Dining room, two daybeds in the sitting room',
      'Tea tray',
    ],
  },
  'garden-view': {
    companion: 'বাগানের পাশে',
    shortDescription: 'Ground floor, opening to jasmine and wet grass.',
    description:
      'On the ground floor, with a queen or two twin beds, and louvred doors that open on a walled garden. Jasmine grows over the lintel, and the marble of the washstand stays cool.',
    bedType: 'Queen or Twin',
    view: 'Walled garden',
    features: ['Louvred doors to the garden', 'Marble washstand', 'Rain shower', 'Tea tray'],
  },
} as const
