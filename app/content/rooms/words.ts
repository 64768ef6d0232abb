import type { RoomId } from './catalogue.ts'

type RoomWords = {
  readonly name: string
  readonly bangla: string
  readonly shortDescription: string
  readonly description: string
  readonly bedType: string
  readonly view: string
  readonly features: readonly string[]
  readonly type?: { readonly name: string; readonly description: string }
}

/**
 * The words of a room, under its id in the catalogue. `bangla` is the companion line of its heading.
 * `type` is how the reservation form names and describes the room where it can be booked.
 */
export const roomWords = {
  standard: {
    name: 'Standard Room',
    bangla: 'ঘরের মতো ঘর',
    shortDescription: 'Quiet, shaded, with a writing desk and a cane-mat daybed.',
    description:
      'The quiet side of the house. A queen bed with a cane headboard, a daybed under the window and a desk that gets the morning. The shade is half down when you arrive; the tea on the tray is from the hills you can see past it.',
    bedType: 'Queen',
    view: 'Tea gardens and street trees',
    features: [
      'Writing desk at the window',
      'Cane-mat daybed',
      'Rain shower',
      'Tea tray with garden leaf',
      'Free Wi-Fi',
      'Air conditioning',
    ],
    type: {
      name: 'Standard Room',
      description: 'Quiet and shaded, with a queen bed, a writing desk and a cane-mat daybed.',
    },
  },
  deluxe: {
    name: 'Deluxe Room',
    bangla: 'বাগানের পাশে',
    shortDescription: 'A king bed, two armchairs and three tall windows on the tea.',
    description:
      'A king bed with a woven shitalpati headboard, two armchairs, a brass tea table and three arched windows on the tea terraces, close enough to smell them after rain. The kantha at the foot of the bed was stitched by hand, one running line at a time.',
    bedType: 'King',
    view: 'Tea terraces',
    features: [
      'Woven shitalpati headboard',
      'Two armchairs at the window',
      'Brass reading lamps',
      'Rain shower',
      'Tea tray with garden leaf',
      'Evening turndown',
      'Free Wi-Fi',
      'Air conditioning',
    ],
    type: {
      name: 'Deluxe Room',
      description: 'A king bed, two armchairs and three tall windows on the tea terraces.',
    },
  },
  'executive-suite': {
    name: 'Executive Suite',
    bangla: 'নদীর দিকে মুখ',
    shortDescription: 'A sitting room for the papers, a bedroom to forget them.',
    description:
      'A sitting room for the papers and a bedroom to forget them in. The tall windows face the river; in the monsoon you can hear the rain arrive across the water a full minute before it reaches you.',
    bedType: 'King',
    view: 'The Surma',
    features: [
      'Separate sitting room',
      'Writing desk by the window',
      'Carved teak headboard',
      'Rain shower and soaking tub',
      'Tea tray with garden leaf',
      'Evening turndown',
      'Free Wi-Fi',
      'Air conditioning',
    ],
    type: {
      name: 'Suite',
      description:
        'A sitting room and a bedroom that face the river, with a daybed for a third guest.',
    },
  },
  'family-suite': {
    name: 'Family Suite',
    bangla: 'ঘরের মতো ঘর',
    shortDescription: 'Two beds, a window seat and a jar of biscuits.',
    description:
      'A king bed, a twin bed and a window seat that the children will claim before the bags are in. There are paper boats to fold, picture books to read and a jar of biscuits that is filled every evening. The garden, with its swing, is one door away.',
    bedType: 'King and Twin',
    view: 'Garden',
    features: [
      'Window seat with picture books',
      'Room for a cot',
      'Door to the garden',
      'Rain shower and bathtub',
      'Biscuit jar and tea tray',
      'Evening turndown',
      'Free Wi-Fi',
      'Air conditioning',
    ],
    type: {
      name: 'Family Suite',
      description: 'A king bed, a twin bed and a window seat, with the garden one door away.',
    },
  },
  'presidential-suite': {
    name: 'Presidential Suite',
    bangla: 'নদীর দিকে মুখ',
    shortDescription: 'The top floor: river, hills and sky in a single sweep.',
    description:
      'The whole top floor. A four-poster hung with net, a stone bath behind a carved jali screen, and a veranda with planter’s chairs that runs the length of the house. At dusk the lanterns are lit and the boats below go by without a sound.',
    bedType: 'King',
    view: 'River and hills',
    features: [
      'Four-poster bed',
      'Veranda along the river',
      'Deep stone bath',
      'Sitting and dining room',
      'Tea tray with garden leaf',
      'Evening turndown',
      'Free Wi-Fi',
      'Air conditioning',
    ],
  },
  'garden-view': {
    name: 'Garden View Room',
    bangla: 'বাগানের পাশে',
    shortDescription: 'Ground floor, opening to jasmine and wet grass.',
    description:
      'On the ground floor, behind louvred doors that open on a walled garden. There is jasmine over the lintel, a washstand of cool marble and, if it is that season, an umbrella drying on the step.',
    bedType: 'Queen or Twin',
    view: 'Walled garden',
    features: [
      'Louvred doors to the garden',
      'Marble washstand',
      'Queen or two twin beds',
      'Rain shower',
      'Tea tray with garden leaf',
      'Free Wi-Fi',
      'Air conditioning',
    ],
  },
} as const satisfies Record<RoomId, RoomWords>
