// @ts-check
/**
 * The languages of the site, the main one first. The site, the build and the hosting files read this list.
 * docs/your-hotel.md says what else a further language needs.
 *
 * `lang`: as in <html lang>. `name`, `short`: what the language calls itself. `path`: the folder of its pages.
 * `locale`: as Open Graph writes it. `worker`: the offline worker's file, at the top: only there it may serve '/bn'
 * itself.
 */
export const languages = /** @type {const} */ ([
  { lang: 'en', name: 'English', short: 'EN', path: '', locale: 'en_GB', worker: '/sw.js' },
  { lang: 'bn', name: 'বাংলা', short: 'বাং', path: '/bn', locale: 'bn_BD', worker: '/sw-bn.js' },
])

/** @typedef {(typeof languages)[number]} Language */
/** @typedef {Language['lang']} Lang */

/**
 * The kitchen's language. Dishes' names in it stand beside their names in a page's own, and a guest's card for the cook
 * begins with it.
 *
 * @type {Lang}
 */
export const kitchenLanguage = 'bn'

/** @type {(lang?: string) => Language} */
export function findLanguage(lang = languages[0].lang) {
  const found = languages.find((language) => language.lang === lang)
  if (!found) throw new Error(`There is no language '${lang}'.`)
  return found
}

/**
 * The `path` of the language of a pathname: '/bn' of '/bn/rooms', '' of '/rooms'.
 *
 * @type {(pathname: string) => Language['path']}
 */
export const languagePathOf = (pathname) =>
  languages.find(({ path }) => path && `${pathname}/`.startsWith(`${path}/`))?.path ?? ''
