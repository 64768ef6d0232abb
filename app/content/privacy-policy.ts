import { hero } from '#app/content/pictures.generated/hero.ts'
import { privacyPolicy as words } from '#words/privacy-policy.ts'
import { byEmail, legalDocument, legalLastUpdated } from './legal.ts'

/** The privacy policy: what is true of a site that sends and keeps nothing. */
export const privacyPolicy = legalDocument(words, {
  path: '/privacy-policy',
  picture: hero.blog,
  lastUpdated: legalLastUpdated,
  contacts: { contact: [byEmail('privacy@thesurma.example')] },
})
