import { hero } from '#app/content/pictures.generated/hero.ts'
import { accessibility as words } from '#words/accessibility.ts'
import { byEmail, byPhone, legalDocument } from './legal.ts'

/** What the hotel and its website do so that every guest can use them, and whom to ask for more. */
export const accessibility = legalDocument(words, {
  path: '/accessibility',
  picture: hero.about,
  contacts: { coordinator: [byEmail('accessibility@thesurma.example'), byPhone] },
})
