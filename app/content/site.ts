/** Facts about the house that every page may need. */
export const site = {
  name: 'The Surma',
  nameBangla: 'সুরমা',
  city: 'Sylhet',
  established: 2023,
} as const

/** A page's title as the browser shows it: '… | The Surma, Sylhet'. */
export const pageTitle = (title: string) => `${title} | ${site.name}, ${site.city}`

const place = { locality: 'Sylhet', postalCode: '3100', country: 'Bangladesh', countryCode: 'BD' }

/** How to reach the house. The mail address and the origin lie under `.example`, which nobody owns. */
export const contact = {
  street: '14 Surma Bank Road',
  ...place,
  city: `${place.locality} ${place.postalCode}, ${place.country}`,
  alwaysOpen: 'Front desk open 24 hours',
  phone: '+880 821 555 0100',
  phoneHref: 'tel:+8808215550100',
  email: 'hello@thesurma.example',
  emailHref: 'mailto:hello@thesurma.example',
} as const

/** Who leads the kitchen: told of on Dining and on About. */
export const executiveChef = 'Rafiqul Islam Chowdhury'

/** The house's pages on other sites; each opens in a new tab. */
export const socialLinks = [
  { name: 'Facebook', href: 'https://www.facebook.com/thesurma' },
  { name: 'Instagram', href: 'https://www.instagram.com/thesurma' },
  { name: 'Twitter', href: 'https://twitter.com/thesurma' },
  { name: 'YouTube', href: 'https://www.youtube.com/@thesurma' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/thesurma' },
] as const

/** Said where the network fails a part that is fetched only when it is reached for. */
export const notFetched = {
  title: 'That could not be opened',
  text: 'Please check your connection and try again.',
} as const

/** The words of the frame around every page. Most are names for screen readers. */
export const frame = {
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  search: 'Search',
  dismiss: 'Dismiss',
} as const

/** The words of the footer. */
export const footer = {
  social: 'Social media',
  newTab: '(opens in a new tab)',
  quickLinks: 'Quick links',
  contact: 'Contact',
  blurb:
    'A small house on the river in Sylhet, established in 2023: tea on the hills, rice on the stove, rain on the roof.',
  newsletter: {
    title: 'Newsletter',
    label: 'Four letters a year, one each season.',
    placeholder: 'Your e-mail',
    submit: 'Subscribe',
    thanks: {
      title: 'Thank you for subscribing',
      text: 'This is a demonstration: your address was not kept and nothing was sent.',
    },
  },
} as const
