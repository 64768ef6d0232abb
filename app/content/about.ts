import { hero } from '#app/content/pictures.generated/hero.ts'
import { hotel } from '#app/content/pictures.generated/hotel.ts'
import { portrait } from '#app/content/pictures.generated/portrait.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { milestoneWords, teamWords, valueWords, about as words } from '#words/about.ts'

/** The headings, the mission and the pictures of the About page. */
export const about = {
  ...words,
  hero: { ...words.hero, picture: hero.about },
  journey: { ...words.journey, picture: hotel.dusk },
} as const

/** A milestone in the hotel's history. */
export type Milestone = {
  readonly year: number
  readonly title: string
  readonly description: string
}

const years = [
  { id: 'opening', year: 2023 },
  { id: 'recognition', year: 2023 },
  { id: 'award', year: 2024 },
  { id: 'expansion', year: 2024 },
  { id: 'sustainability', year: 2025 },
] as const

/** The five milestones, in time order. */
export const milestones: readonly Milestone[] = years.map(({ id, year }) => ({
  year,
  ...milestoneWords[id],
}))

/** One of the people whom a guest will meet. */
export type TeamMember = {
  readonly name: string
  readonly position: string
  readonly bio: string
  readonly image: PictureData
}

const portraits = [
  { id: 'manager', image: portrait.manager },
  { id: 'chef', image: portrait.chef },
  { id: 'guestRelations', image: portrait['guest-relations'] },
] as const

/** The three people of the About page. */
export const team: readonly TeamMember[] = portraits.map(({ id, image }) => ({
  ...teamWords[id],
  image,
}))

/** One of the hotel's values. */
export type Value = { readonly title: string; readonly description: string }

/** The three values of the About page. */
export const values: readonly Value[] = (['service', 'quality', 'innovation'] as const).map(
  (id) => valueWords[id],
)
