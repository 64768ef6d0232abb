/** Most are names for screen readers. */
export const frame = {
  skip: 'Skip to content',
  navigation: 'Main',
  menu: 'Menu',
  search: 'Search',
  dismiss: 'Dismiss',
  chat: { name: 'Chat', open: 'Open chat', close: 'Close chat' },
  /** The title of the 404 page. */
  notFound: 'Page not found',
} as const

/** Shown when a page or an overlay cannot be loaded. */
export const notFetched = {
  title: 'That could not be opened',
  text: 'Please check your connection and try again.',
} as const

/** Shown when a page comes from the server only, and something was typed that would not go along. */
export const openInNewTab = {
  title: 'That page opens in a new tab',
  text: 'What you have written stays here.',
  open: 'Open it',
} as const

/** Shown when a script of the page itself fails to load. */
export const notStarted = {
  text: 'This page did not load completely: you can read it, but not everything works.',
  again: 'Load it again',
} as const

export const footer = {
  social: 'Social media',
  socialNames: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    twitter: 'Twitter',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
  },
  quickLinks: 'Quick links',
  contact: 'Contact',
  blurb: 'A house on the river in Sylhet, established in 2023. Rain is included.',
  newsletter: {
    title: 'Newsletter',
    label: 'Your e-mail, for news four times a year',
    placeholder: 'name@example.com',
    submit: 'Subscribe',
    thanks: {
      title: 'Thank you for subscribing',
      text: 'This is a demonstration: nothing was sent.',
    },
  },
} as const
