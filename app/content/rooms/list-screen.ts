import { hero } from '#app/content/pictures.generated/hero.ts'
import { roomsScreen as words } from '#words/rooms-screen.ts'

/** The rooms list and a room shown in its place. */
export const roomsScreen = {
  ...words,
  hero: { ...words.hero, picture: hero.rooms },
  filters: (['all', 'standard', 'suite'] as const).map((id) => ({ id, title: words.filters[id] })),
} as const
