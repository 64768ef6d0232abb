import type { RoomAccess } from '#app/domain/room.ts'
import { roomAccess } from '#words/room-access.ts'

const { facts } = roomAccess

/** The features of an adapted room, a line each. */
export const accessLines = ({ floor, doorWidth, features }: RoomAccess): string[] => [
  facts.floor(floor),
  facts.doorWidth(doorWidth),
  ...features.map((feature) => facts[feature]),
]
