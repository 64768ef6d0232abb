import type { Path } from '#app/paths.ts'
import { linkNames } from '#words/navigation.ts'

/** A link of the header or the footer. `short` is used where the header has little room. */
export type NavigationLink = {
  readonly title: string
  readonly to: Path
  readonly short?: string
}

/** The header's links, in order. Book Now stands beside them as a button. */
export const mainNavigation: readonly NavigationLink[] = [
  { ...linkNames.home, to: '/' },
  { ...linkNames.about, to: '/about' },
  { ...linkNames.rooms, to: '/rooms' },
  { ...linkNames.dining, to: '/dining' },
  { ...linkNames.gallery, to: '/gallery' },
  { ...linkNames.blog, to: '/blog' },
  { ...linkNames.offers, to: '/special-offers' },
  { ...linkNames.contact, to: '/contact' },
]

/** The header's button. */
export const bookNow: NavigationLink = { ...linkNames.bookNow, to: '/reservations' }

/** The footer's quick links: the header's links and the reservation. */
export const quickLinks: readonly NavigationLink[] = [
  ...mainNavigation,
  { ...linkNames.reservations, to: '/reservations' },
]

/** The links on the last line of every page. */
export const legalLinks: readonly NavigationLink[] = [
  { ...linkNames.privacyPolicy, to: '/privacy-policy' },
  { ...linkNames.terms, to: '/terms' },
  { ...linkNames.accessibility, to: '/accessibility' },
]
