import { hero } from '#app/content/pictures.generated/hero.ts'
import { hotel } from '#app/content/pictures.generated/hotel.ts'
import { portrait } from '#app/content/pictures.generated/portrait.ts'
import type { PictureData } from '#app/domain/picture.ts'
import { executiveChef } from '#words/site.ts'

/** The headings, the mission and the pictures of the About page. */
export const about = {
  title: 'Our Story',
  description:
    'The Surma in Sylhet: opened in 2023, built by Sylheti hands. Our mission, our journey so far, the people of the house and what they hold to.',
  bangla: 'আমাদের গল্প',
  lead: 'A house on the river, opened in 2023 and built by Sylheti hands.',
  picture: hero.about,
  mission: {
    title: 'Our Mission',
    bangla: 'আমাদের ব্রত',
    vow: 'To keep a house where a stranger is fed first and asked later, where the work of local hands is used every day and not kept behind glass, and where the river sets the pace.',
    text: 'The cane mats come from Balaganj and the quilts from village verandas, bought at the maker’s price. The tea is from the hills that you see. What guests tell us goes into the book at the desk, and the book is read.',
  },
  journey: { title: 'Our Journey', bangla: 'পথচলা', picture: hotel.dusk },
  team: { title: 'Meet Our Team', bangla: 'ঘরের মানুষ' },
  values: { title: 'Our Values' },
} as const

/** A knot on the thread of the house's journey. */
export type Milestone = {
  readonly year: number
  readonly title: string
  readonly description: string
}

/** The five milestones, in time order. The distinctions are the house's own telling: no body gave them. */
export const milestones: readonly Milestone[] = [
  {
    year: 2023,
    title: 'Grand Opening',
    description:
      'The doors open in the first week of Boishakh, with the paint still drying on the alpona and the kettle already on.',
  },
  {
    year: 2023,
    title: 'First Recognition',
    description:
      'Before the year is out, guests send their friends, and the friends send theirs. We buy a second kettle.',
  },
  {
    year: 2024,
    title: 'Dining Excellence Award',
    description:
      'Nakshi is honoured for its Bengali cooking. The brass plate hangs in the lobby; the notebook stays in the kitchen.',
  },
  {
    year: 2024,
    title: 'Expansion',
    description:
      'A garden wing, the pool and the Grand Salon, built by the same masons and woven by the same hands.',
  },
  {
    year: 2025,
    title: 'Sustainability Initiative',
    description:
      'Sun on the roof, rain in the tank, vegetables beside both. Half our hot water now comes from the morning.',
  },
]

/** One of the people whom a guest will meet. */
export type TeamMember = {
  readonly name: string
  readonly position: string
  readonly bio: string
  readonly image: PictureData
}

/** The three people of the About page. Their names are invented. */
export const team: readonly TeamMember[] = [
  {
    name: 'Nasreen Sultana',
    position: 'General Manager',
    bio: 'Keeps the keys and the weather book, and knows by your second cup how you take the third.',
    image: portrait.manager,
  },
  {
    name: executiveChef,
    position: 'Executive Chef',
    bio: 'Twenty years between Sylhet and Dhaka, and one grandmother’s notebook.',
    image: portrait.chef,
  },
  {
    name: 'Farzana Rahman',
    position: 'Guest Relations',
    bio: 'Finds the boatman, the tailor, the quiet road. Speaks English, Bengali and Hindi, and listens in all three.',
    image: portrait['guest-relations'],
  },
]

/** What the house holds to. */
export type Value = { readonly title: string; readonly description: string }

/** The three values of the About page. */
export const values: readonly Value[] = [
  {
    title: 'Exceptional Service',
    description: 'A door opened before you reach it, a name remembered, and nobody hovering.',
  },
  {
    title: 'Uncompromising Quality',
    description: 'Cane from Balaganj, mustard ground that morning, linen dried in the sun.',
  },
  {
    title: 'Continuous Innovation',
    description: 'Old ways kept because they work, new ones welcomed when they work better.',
  },
]
