import type { IsoDate } from '#app/domain/day.ts'
import type { Target } from '#app/paths.ts'
import { legal } from '#words/legal.ts'
import { contact } from './hotel.ts'

/** A way to reach somebody: 'E-mail', the address, and a link. */
export type LegalContact = { readonly label: string; readonly text: string; readonly href: Target }

const byEmail = (address: string): LegalContact => ({
  label: legal.email,
  text: address,
  href: `mailto:${address}`,
})

const byPhone: LegalContact = {
  label: legal.phone,
  text: contact.phone,
  href: contact.phoneHref,
}

/** The day on which the privacy policy and the terms were last changed. */
export const legalLastUpdated: IsoDate = '2025-04-15'

/** For each page: the section that says whom to ask, and the contacts that end it. */
export const legalContacts = {
  '/privacy-policy': { section: 'contact', contacts: [byEmail('privacy@thesurma.example')] },
  '/terms': { section: 'contact', contacts: [byEmail(contact.email), byPhone] },
  '/accessibility': {
    section: 'coordinator',
    contacts: [byEmail('accessibility@thesurma.example'), byPhone],
  },
} as const
