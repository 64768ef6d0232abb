import { hero } from '#app/content/pictures.generated/hero.ts'
import { linkNames } from '#words/navigation.ts'

/** Where the foot of a page leads on to, by the page. */
export const nextDoors = {
  rooms: { ...linkNames.dining, to: '/dining', picture: hero.dining },
  dining: { ...linkNames.gallery, to: '/gallery', picture: hero.gallery },
  gallery: { ...linkNames.about, to: '/about', picture: hero.about },
  about: { ...linkNames.contact, to: '/contact', picture: hero.contact },
} as const
