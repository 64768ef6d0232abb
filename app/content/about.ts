import { portrait } from '#app/content/pictures.generated/portrait.ts'
import { milestoneWords, teamWords, valueWords } from '#words/about.ts'

const years = [
  { id: 'opening', year: 2023 },
  { id: 'recognition', year: 2023 },
  { id: 'award', year: 2024 },
  { id: 'expansion', year: 2024 },
  { id: 'sustainability', year: 2025 },
] as const

/** The milestones, in time order. */
export const milestones = years.map(({ id, year }) => ({ year, ...milestoneWords[id] }))

const portraits = [
  { id: 'manager', image: portrait.manager },
  { id: 'chef', image: portrait.chef },
  { id: 'guestRelations', image: portrait['guest-relations'] },
] as const

export const team = portraits.map(({ id, image }) => ({ ...teamWords[id], image }))

export const values = (['service', 'quality', 'innovation'] as const).map((id) => valueWords[id])
