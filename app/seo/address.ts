import { findLanguage } from '#app/content/languages.js'
import { lang } from '#language'

/** The absolute address of a path in an edition, this one unless another is named. Home has no final slash in a folder. */
export const addressOf = (path: string, edition = findLanguage(lang)) =>
  `${__SITE_ORIGIN__}${edition.path}${edition.path && path === '/' ? '' : path}`
