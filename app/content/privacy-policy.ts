import { hero } from '#app/content/pictures.generated/hero.ts'
import { privacyPolicy as words } from '#words/privacy-policy.ts'
import { byEmail, type LegalDocument, legalLastUpdated } from './legal.ts'

const sections = [
  'scope',
  'what-you-enter',
  'cart',
  'request',
  'cookies',
  'other-companies',
  'links',
  'people',
  'your-rights',
  'contact',
] as const satisfies readonly (keyof typeof words.sections)[]

/** The privacy policy: what is true of a site that sends and keeps nothing. */
export const privacyPolicy: LegalDocument = {
  path: '/privacy-policy',
  title: words.title,
  description: words.description,
  picture: hero.blog,
  lastUpdated: legalLastUpdated,
  sections: sections.map((id) => ({
    id,
    ...words.sections[id],
    ...(id === 'contact' && { contacts: [byEmail('privacy@thesurma.example')] }),
  })),
}
