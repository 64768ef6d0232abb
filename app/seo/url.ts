import { findLanguage } from '#app/content/languages.js'
import { shareFiles } from '#app/content/pictures.generated/share-files.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { PageUrl } from '#app/paths.ts'
import { lang } from '#language'

/** The absolute URL of a path in a language, by default this one. Home in a folder has no final slash. */
export const urlOf = (path: PageUrl, language: { readonly path: string } = findLanguage(lang)) =>
  `${__SITE_ORIGIN__}${language.path}${language.path && path === '/' ? '' : path}`

export const shareUrl = (picture: PictureData) =>
  `${__SITE_ORIGIN__}/pictures/${shareFiles[picture.id]?.file}`
