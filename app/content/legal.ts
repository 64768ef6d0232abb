import type { PictureFiles } from '#app/domain/picture.ts'
import type { IsoDate } from '#app/domain/stay.ts'
import { legal } from '#words/legal.ts'
import { contact } from './hotel.ts'

/** A way to reach somebody: 'E-mail', the address, and the link that opens it. */
type LegalContact = { readonly label: string; readonly text: string; readonly href: string }

type LegalWords<Id extends string> = {
  readonly title: string
  readonly description: string
  /** Of paragraphs, and lists of their items, in the order read. */
  readonly sections: Readonly<
    Record<Id, { title: string; body: readonly (string | readonly string[])[] }>
  >
}

type LegalFacts<Id extends string> = {
  path: string
  /** Shown with a link to the page. */
  picture: PictureFiles
  /** The day of the last change, where the page shows one. */
  lastUpdated?: IsoDate
  /** Shown at the end of their section. */
  contacts: { readonly [Section in Id]?: readonly LegalContact[] }
}

/** A page of the hotel's rules. The ids of its sections are their anchors: `/terms#cancellation`. */
export const legalDocument = <Id extends string>(
  { title, description, sections }: LegalWords<Id>,
  { contacts, ...facts }: LegalFacts<NoInfer<Id>>,
) => ({
  lastUpdated: undefined,
  ...facts,
  title,
  description,
  sections: (Object.keys(sections) as Id[]).map((id) => ({
    id,
    ...sections[id],
    contacts: contacts[id] ?? [],
  })),
})

/** The day on which the privacy policy and the terms were last changed. */
export const legalLastUpdated: IsoDate = '2025-04-15'

/** A contact that opens the guest's mail program. */
export const byEmail = (address: string): LegalContact => ({
  label: legal.email,
  text: address,
  href: `mailto:${address}`,
})

/** A contact that calls the front desk. */
export const byPhone: LegalContact = {
  label: legal.phone,
  text: contact.phone,
  href: contact.phoneHref,
}
