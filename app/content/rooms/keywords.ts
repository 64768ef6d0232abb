import { roomKeywords } from '#words/room-keywords.ts'

const { every, ...own }: Readonly<Record<string, string>> = roomKeywords

/** Words that find a room besides those shown, by its id. */
export const keywordsOfRoom = (id: string) => [own[id], every].filter(Boolean).join(', ')
