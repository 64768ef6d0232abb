// @ts-check
/**
 * The languages of the site, the main one first. A further one is a line here, a folder of words beside
 * `en/`, and its condition in the `imports` of package.json. Read by the site, the build and the hosting files.
 *
 * `lang`: as in <html lang>. `name`, `short`: what the language calls itself. `path`: the folder of its pages.
 * `locale`: as Open Graph writes it. `worker`: the offline worker's file, at the top: only there it may serve
 * '/bn' itself.
 */
export const languages = /** @type {const} */ ([
  { lang: 'en', name: 'English', short: 'EN', path: '', locale: 'en_GB', worker: '/sw.js' },
  { lang: 'bn', name: 'বাংলা', short: 'বাং', path: '/bn', locale: 'bn_BD', worker: '/sw-bn.js' },
])

/** @typedef {(typeof languages)[number]} Language */
/** @typedef {Language['lang']} Lang */

/**
 * The language of the kitchen: a dish's name in it stands beside its name in this language, and a guest's card for the cook
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
 * The `path` of the language that a pathname belongs to: '/bn/rooms' to '/bn', '/rooms' to ''.
 *
 * @type {(pathname: string) => Language['path']}
 */
export const languagePathOf = (pathname) =>
  languages.find(({ path }) => path && `${pathname}/`.startsWith(`${path}/`))?.path ?? ''
