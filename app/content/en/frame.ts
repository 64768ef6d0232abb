/** The words of the frame around every page. Most are names for screen readers. */
export const frame = {
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  search: 'Search',
  dismiss: 'Dismiss',
  chat: { name: 'Chat', open: 'Open chat', close: 'Close chat' },
  /** The title of the page for an unknown address. */
  notFound: 'Page not found',
} as const

/** Shown when code that is loaded on demand does not arrive. */
export const notFetched = {
  title: 'That could not be opened',
  text: 'Please check your connection and try again.',
} as const

/** Shown when a script of the page itself does not arrive. */
export const notStarted = {
  text: 'This page did not load completely: you can read it, but not everything works.',
  again: 'Load it again',
} as const

/** The words of the footer. */
export const footer = {
  social: 'Social media',
  socialNames: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'Twitter',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
  },
  newTab: '(opens in a new tab)',
  quickLinks: 'Quick links',
  contact: 'Contact',
  blurb:
    'A small house on the river in Sylhet, established in 2023: tea on the hills, rice on the stove, rain on the roof.',
  newsletter: {
    title: 'Newsletter',
    label: 'Your e-mail, for four letters a year',
    placeholder: 'name@example.com',
    submit: 'Subscribe',
    thanks: {
      title: 'Thank you for subscribing',
      text: 'This is a demonstration: your address was not kept and nothing was sent.',
    },
  },
} as const
