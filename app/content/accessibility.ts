import { hero } from '#app/content/pictures.generated/hero.ts'
import { accessibility as words } from '#words/accessibility.ts'
import { byEmail, byPhone, type LegalDocument } from './legal.ts'

const sections = [
  'promise',
  'website',
  'limits',
  'building',
  'rooms',
  'services',
  'languages',
  'coordinator',
] as const satisfies readonly (keyof typeof words.sections)[]

/** What the hotel and its website do so that every guest can use them, and whom to ask for more. */
export const accessibility: LegalDocument = {
  path: '/accessibility',
  title: words.title,
  description: words.description,
  picture: hero.about,
  sections: sections.map((id) => ({
    id,
    ...words.sections[id],
    ...(id === 'coordinator' && { contacts: [byEmail('accessibility@thesurma.example'), byPhone] }),
  })),
}
