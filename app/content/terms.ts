import { hero } from '#app/content/pictures.generated/hero.ts'
import { terms as words } from '#words/terms.ts'
import { byEmail, byPhone, type LegalDocument, legalLastUpdated } from './legal.ts'
import { contact } from './site.ts'

const sections = [
  'scope',
  'demonstration',
  'prices',
  'arrival',
  'cancellation',
  'payment',
  'food',
  'offers',
  'pictures',
  'use',
  'changes',
  'contact',
] as const satisfies readonly (keyof typeof words.sections)[]

/** The terms of service. They repeat the hotel's policies and prices from where those are kept. */
export const terms: LegalDocument = {
  path: '/terms',
  title: words.title,
  description: words.description,
  picture: hero.reserve,
  lastUpdated: legalLastUpdated,
  sections: sections.map((id) => ({
    id,
    ...words.sections[id],
    ...(id === 'contact' && { contacts: [byEmail(contact.email), byPhone] }),
  })),
}
