import { roomAccess } from '#words/room-access.ts'
import { roomKeywords } from '#words/room-keywords.ts'
import { accessLines } from './access.ts'
import { rooms } from './index.ts'

const { every, ...own }: Readonly<Record<string, string>> = roomKeywords

/** The rooms of the list with all words that find them. */
export const searchableRooms = rooms.map((room) => ({
  ...room,
  keywords: [
    room.shortDescription,
    room.size,
    room.bedType,
    room.view,
    ...room.features,
    ...(room.access ? [roomAccess.title, ...accessLines(room.access), roomAccess.keywords] : []),
    own[room.id],
    every,
  ]
    .filter(Boolean)
    .join(', '),
}))
