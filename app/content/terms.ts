import { hero } from '#app/content/pictures.generated/hero.ts'
import { terms as words } from '#words/terms.ts'
import { contact } from './hotel.ts'
import { byEmail, byPhone, legalDocument, legalLastUpdated } from './legal.ts'

/** The terms of service. They repeat the hotel's policies and prices from where those are kept. */
export const terms = legalDocument(words, {
  path: '/terms',
  picture: hero.reserve,
  lastUpdated: legalLastUpdated,
  contacts: { contact: [byEmail(contact.email), byPhone] },
})
