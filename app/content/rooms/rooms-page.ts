import { hero } from '#app/content/pictures.generated/hero.ts'
import { roomsPage as words } from '#words/rooms-page.ts'

/** The rooms list and a room shown in its place. */
export const roomsPage = {
  ...words,
  hero: { ...words.hero, picture: hero.rooms },
  filters: (['all', 'standard', 'suite'] as const).map((id) => ({ id, title: words.filters[id] })),
} as const
