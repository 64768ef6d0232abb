import { hero } from '#app/content/pictures.generated/hero.ts'
import { linkNames } from '#words/navigation.ts'

/** The page that the foot of each page leads to. */
export const nextPages = {
  rooms: { ...linkNames.dining, to: '/dining', picture: hero.dining },
  dining: { ...linkNames.gallery, to: '/gallery', picture: hero.gallery },
  gallery: { ...linkNames.about, to: '/about', picture: hero.about },
  about: { ...linkNames.contact, to: '/contact', picture: hero.contact },
} as const
