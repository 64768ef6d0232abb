/** A link of the header or the footer. `short` stands in where the header has little room. */
export type NavigationLink = {
  readonly title: string
  readonly to: string
  readonly short?: string
}

/** The header's links, in order. Book Now stands beside them as a button. */
export const mainNavigation: readonly NavigationLink[] = [
  { title: 'Home', to: '/' },
  { title: 'About', to: '/about' },
  { title: 'Rooms', to: '/rooms' },
  { title: 'Dining', to: '/dining' },
  { title: 'Gallery', to: '/gallery' },
  { title: 'Blog', to: '/blog' },
  { title: 'Special Offers', to: '/special-offers', short: 'Offers' },
  { title: 'Contact', to: '/contact' },
]

/** The header's button. */
export const bookNow: NavigationLink = { title: 'Book Now', to: '/reservations' }

/** The way to the cart, offered where something has just been put into it. */
export const viewCart = { label: 'View cart', to: '/cart' } as const

/** The footer's quick links: the header's and the reservation. */
export const quickLinks: readonly NavigationLink[] = [
  ...mainNavigation,
  { title: 'Reservations', to: '/reservations' },
]

/** The links on the last line of every page. */
export const legalLinks: readonly NavigationLink[] = [
  { title: 'Privacy Policy', to: '/privacy-policy' },
  { title: 'Terms of Service', to: '/terms' },
  { title: 'Accessibility', to: '/accessibility' },
]
