import { findLanguage } from '#app/content/languages.js'
import type { PageUrl } from '#app/paths.ts'
import { lang } from '#language'

/** The absolute URL of a path in a language, by default this one. Home in a folder has no final slash. */
export const urlOf = (path: PageUrl, language: { readonly path: string } = findLanguage(lang)) =>
  `${__SITE_ORIGIN__}${language.path}${language.path && path === '/' ? '' : path}`
