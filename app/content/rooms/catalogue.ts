import { type Cents, money } from '#app/domain/money.ts'
import type { RoomAccess, RoomCategory } from '#app/domain/room.ts'
import type { roomTypeNames } from '#words/room-types.ts'
import type { roomWords } from '#words/rooms.ts'

export type ListedRoomId = keyof typeof roomWords

/** Facts of a room in every language. Its words are in en/rooms.ts, its pictures in pictures.ts, under the same id. */
type RoomFacts = {
  readonly id: ListedRoomId
  readonly pricePerNight: Cents
  /** The most guests. */
  readonly capacity: number
  /** Floor area in square metres. */
  readonly area: number
  /** Deluxe rooms have no tab of their own in the list. */
  readonly category: RoomCategory
  /** Two columns wide in the list on a large screen: three such of six rooms fill its nine places. */
  readonly isWide?: true
  /** Its card in the reservation form: the card's id, and its capacity if it differs. */
  readonly formCard: {
    readonly id: keyof typeof roomTypeNames
    readonly capacity?: number
    /** Shown only to guests who come for this room, which is not a room type. */
    readonly isOnRequest?: true
  }
  /** Facts of its adapted room, which the form offers by a box. */
  readonly access?: RoomAccess
}

/** Every room, once, in order. The specification names the ids, prices and capacities. */
export const catalogue: readonly RoomFacts[] = [
  {
    id: 'standard',
    pricePerNight: money(179),
    capacity: 2,
    area: 28,
    category: 'standard',
    formCard: { id: 'standard' },
  },
  {
    id: 'deluxe',
    pricePerNight: money(249),
    capacity: 2,
    area: 35,
    category: 'deluxe',
    isWide: true,
    formCard: { id: 'deluxe' },
  },
  {
    id: 'executive-suite',
    pricePerNight: money(349),
    capacity: 2,
    area: 55,
    category: 'suite',
    isWide: true,
    formCard: { id: 'suite', capacity: 3 }, // a sofa takes the third guest
  },
  {
    id: 'family-suite',
    pricePerNight: money(429),
    capacity: 4,
    area: 75,
    category: 'suite',
    formCard: { id: 'family' },
  },
  {
    id: 'presidential-suite',
    pricePerNight: money(899),
    capacity: 4,
    area: 120,
    category: 'suite',
    isWide: true,
    formCard: { id: 'presidential-suite', isOnRequest: true },
  },
  {
    id: 'garden-view',
    pricePerNight: money(219),
    capacity: 2,
    area: 32,
    category: 'standard',
    formCard: { id: 'garden-view', isOnRequest: true },
    access: {
      floor: 0,
      doorWidth: 90,
      features: ['stepFree', 'shower', 'rails', 'alarm', 'reach'],
    },
  },
]
