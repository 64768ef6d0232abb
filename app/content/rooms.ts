import { room } from '#app/content/pictures.generated/room.ts'
import { usd } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { Room } from '#app/domain/room.ts'

/** A room of the list, with what its own page and its card need besides. */
export type ListedRoom = Room & {
  /** The first is the one on cards. */
  readonly images: readonly [PictureData, ...PictureData[]]
  /** A Bangla companion line for the room's heading. */
  readonly bangla: string
}

/** The rooms of the rooms list, in the order shown. */
export const rooms: readonly ListedRoom[] = [
  {
    id: 'standard',
    name: 'Standard Room',
    bangla: 'ঘরের মতো ঘর',
    shortDescription: 'Quiet, shaded, with a writing desk and a cane-mat daybed.',
    description:
      'The quiet side of the house. A queen bed with a cane headboard, a daybed under the window and a desk that gets the morning. The shade is half down when you arrive; the tea on the tray is from the hills you can see past it.',
    pricePerNight: usd(179),
    capacity: 2,
    size: '28 m²',
    bedType: 'Queen',
    view: 'Tea gardens and street trees',
    images: [room['standard-bed'], room['standard-view'], room['standard-detail']],
    features: [
      'Writing desk at the window',
      'Cane-mat daybed',
      'Rain shower',
      'Tea tray with garden leaf',
      'Free Wi-Fi',
      'Air conditioning',
    ],
    category: 'standard',
  },
  {
    id: 'deluxe',
    name: 'Deluxe Room',
    bangla: 'বাগানের পাশে',
    shortDescription: 'A king bed, two armchairs and three tall windows on the tea.',
    description:
      'A king bed with a woven shitalpati headboard, two armchairs, a brass tea table and three arched windows on the tea terraces, close enough to smell them after rain. The kantha at the foot of the bed was stitched by hand, one running line at a time.',
    pricePerNight: usd(249),
    capacity: 2,
    size: '35 m²',
    bedType: 'King',
    view: 'Tea terraces',
    images: [room['deluxe-bed'], room['deluxe-view'], room['deluxe-detail']],
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
    category: 'deluxe',
  },
  {
    id: 'executive-suite',
    name: 'Executive Suite',
    bangla: 'নদীর দিকে মুখ',
    shortDescription: 'A sitting room for the papers, a bedroom to forget them.',
    description:
      'A sitting room for the papers and a bedroom to forget them in. The tall windows face the river; in the monsoon you can hear the rain arrive across the water a full minute before it reaches you.',
    pricePerNight: usd(349),
    capacity: 2,
    size: '55 m²',
    bedType: 'King',
    view: 'The Surma',
    images: [room['executive-bed'], room['executive-view'], room['executive-detail']],
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
    category: 'suite',
  },
  {
    id: 'family-suite',
    name: 'Family Suite',
    bangla: 'ঘরের মতো ঘর',
    shortDescription: 'Two beds, a window seat and a jar of biscuits.',
    description:
      'A king bed, a twin bed and a window seat that the children will claim before the bags are in. There are paper boats to fold, picture books to read and a jar of biscuits that is filled every evening. The garden, with its swing, is one door away.',
    pricePerNight: usd(429),
    capacity: 4,
    size: '75 m²',
    bedType: 'King and Twin',
    view: 'Garden',
    images: [room['family-bed'], room['family-view'], room['family-detail']],
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
    category: 'suite',
  },
  {
    id: 'presidential-suite',
    name: 'Presidential Suite',
    bangla: 'নদীর দিকে মুখ',
    shortDescription: 'The top floor: river, hills and sky in a single sweep.',
    description:
      'The whole top floor. A four-poster hung with net, a stone bath behind a carved jali screen, and a veranda with planter’s chairs that runs the length of the house. At dusk the lanterns are lit and the boats below go by without a sound.',
    pricePerNight: usd(899),
    capacity: 4,
    size: '120 m²',
    bedType: 'King',
    view: 'River and hills',
    images: [room['presidential-bed'], room['presidential-view'], room['presidential-detail']],
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
    category: 'suite',
  },
  {
    id: 'garden-view',
    name: 'Garden View Room',
    bangla: 'বাগানের পাশে',
    shortDescription: 'Ground floor, opening to jasmine and wet grass.',
    description:
      'On the ground floor, behind louvred doors that open on a walled garden. There is jasmine over the lintel, a washstand of cool marble and, if it is that season, an umbrella drying on the step.',
    pricePerNight: usd(219),
    capacity: 2,
    size: '32 m²',
    bedType: 'Queen or Twin',
    view: 'Walled garden',
    images: [room['garden-bed'], room['garden-view'], room['garden-detail']],
    features: [
      'Louvred doors to the garden',
      'Marble washstand',
      'Queen or two twin beds',
      'Rain shower',
      'Tea tray with garden leaf',
      'Free Wi-Fi',
      'Air conditioning',
    ],
    category: 'standard',
  },
]

/** The room of the list with this id, if there is one. */
export const findRoom = (id: string) => rooms.find((listed) => listed.id === id)
