import type { PictureFiles } from '#app/domain/picture.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { legal } from '#words/legal.ts'
import { contact } from './site.ts'

/** A way to reach somebody: 'E-mail', the address, and the link that opens it. */
export type LegalContact = { readonly label: string; readonly text: string; readonly href: string }

/** One section of a legal page. */
export type LegalSection = {
  /** The section's anchor, unique on its page: `/terms#cancellation`. */
  readonly id: string
  readonly title: string
  /** Paragraphs, and lists of their items, in the order read. */
  readonly body: readonly (string | readonly string[])[]
  /** Shown under the body. */
  readonly contacts?: readonly LegalContact[]
}

/** A page of the hotel's rules. */
export type LegalDocument = {
  readonly path: string
  readonly title: string
  readonly description: string
  /** Shown with a link to the page. */
  readonly picture: PictureFiles
  /** The day of the last change, where the page shows one. */
  readonly lastUpdated?: IsoDate
  readonly sections: readonly LegalSection[]
}

/** The day on which the privacy policy and the terms were last changed. */
export const legalLastUpdated: IsoDate = '2025-04-15'

/** A line of a section's contacts that opens the guest's mail program. */
export const byEmail = (address: string): LegalContact => ({
  label: legal.email,
  text: address,
  href: `mailto:${address}`,
})

/** A line of a section's contacts that calls the front desk. */
export const byPhone: LegalContact = {
  label: legal.phone,
  text: contact.phone,
  href: contact.phoneHref,
}
