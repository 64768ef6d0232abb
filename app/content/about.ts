import { hero } from '#app/content/pictures.generated/hero.ts'
import { hotel } from '#app/content/pictures.generated/hotel.ts'
import { portrait } from '#app/content/pictures.generated/portrait.ts'
import { milestoneWords, teamWords, valueWords, about as words } from '#words/about.ts'

/** The headings, the mission and the pictures of the About page. */
export const about = {
  ...words,
  hero: { ...words.hero, picture: hero.about },
  journey: { ...words.journey, picture: hotel.dusk },
} as const

const years = [
  { id: 'opening', year: 2023 },
  { id: 'recognition', year: 2023 },
  { id: 'award', year: 2024 },
  { id: 'expansion', year: 2024 },
  { id: 'sustainability', year: 2025 },
] as const

/** The five milestones, in time order. */
export const milestones = years.map(({ id, year }) => ({
  year,
  ...milestoneWords[id],
}))

const portraits = [
  { id: 'manager', image: portrait.manager },
  { id: 'chef', image: portrait.chef },
  { id: 'guestRelations', image: portrait['guest-relations'] },
] as const

/** The three people of the About page. */
export const team = portraits.map(({ id, image }) => ({
  ...teamWords[id],
  image,
}))

/** The three values of the About page. */
export const values = (['service', 'quality', 'innovation'] as const).map((id) => valueWords[id])
