import type { IsoDate } from '#app/domain/stay.ts'
import type { Target } from '#app/paths.ts'
import { legal } from '#words/legal.ts'
import { contact } from './hotel.ts'

/** A way to reach somebody: 'E-mail', the address, and the link that opens it. */
export type LegalContact = { readonly label: string; readonly text: string; readonly href: Target }

/** Opens the guest's mail program. */
const byEmail = (address: string): LegalContact => ({
  label: legal.email,
  text: address,
  href: `mailto:${address}`,
})

/** Calls the front desk. */
const byPhone: LegalContact = {
  label: legal.phone,
  text: contact.phone,
  href: contact.phoneHref,
}

/** The day on which the privacy policy and the terms were last changed. */
export const legalLastUpdated: IsoDate = '2025-04-15'

/** The section of each page that says whom to ask, and whom. */
export const legalContacts = {
  '/privacy-policy': { section: 'contact', contacts: [byEmail('privacy@thesurma.example')] },
  '/terms': { section: 'contact', contacts: [byEmail(contact.email), byPhone] },
  '/accessibility': {
    section: 'coordinator',
    contacts: [byEmail('accessibility@thesurma.example'), byPhone],
  },
} as const
