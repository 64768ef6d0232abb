import type { RoomAccess } from '#app/domain/room.ts'
import { roomAccess } from '#words/room-access.ts'

const { facts } = roomAccess

/** What a room's adapted one offers, a line for each fact. */
export const accessLines = ({ floor, doorWidth, features }: RoomAccess): string[] => [
  facts.floor(floor),
  facts.doorWidth(doorWidth),
  ...features.map((feature) => facts[feature]),
]
