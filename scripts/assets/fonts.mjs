// @ts-check
/**
 * Cuts the fonts of a language to the characters of its words, as `faces.js` among its styles asks, and writes
 * them into `fonts/` beside it, with their `@font-face` rules. Vite calls this whenever it starts, so a cut is kept in
 * node_modules/.cache until its words, its source or its settings change.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { kitchenLanguage, languages } from '../../app/content/languages.js'

const ROOT = new URL('../../', import.meta.url)
const APP = new URL('app/', ROOT)
const PACKAGES = new URL('node_modules/', ROOT)
const CACHE = new URL('.cache/fonts/', PACKAGES)

/** What a cut comes from, besides its face: another of these makes another file. */
const TOOLS = [
  new URL('cut-font.mjs', import.meta.url),
  new URL('harfbuzzjs/package.json', PACKAGES),
]

/**
 * How a file of a language is cut and named, in its `faces.js`.
 *
 * @typedef {{
 *   file: string
 *   family: string
 *   weight: string
 *   style?: 'italic'
 *   source: string
 *   words?: RegExp
 *   any?: RegExp
 *   conjuncts?: 'all'
 *   curly?: true
 * }} FaceSettings `source`: a file in node_modules. `words`: those characters of the site's own words that match.
 *   `any`: all that match, whether the site says them or not, but for those that another file of the family has for
 *   its words. `conjuncts`: Bengali letters form those of the words only, if this does not say 'all'.
 *   `curly`: a straight apostrophe is drawn as a curly one.
 */

/**
 * The folder of styles that a language is drawn with, as package.json says.
 *
 * @param {string} lang
 */
export function stylesOf(lang) {
  const { imports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))
  const paths = imports['#styles/*']
  return String(paths[`locale-${lang}`] ?? paths.default).split('/')[3] ?? ''
}

/** The folders of styles, each with fonts of its own. */
export const styleFolders = [...new Set(languages.map(({ lang }) => stylesOf(lang)))]

/** The names of the dishes in the kitchen's language stand on the pages of every language. */
const BESIDE = new RegExp(`^content.${kitchenLanguage}.dish-names`)

/**
 * All that is written by hand in app/ for the languages of a folder of styles, but for tests: the one source of
 * their words.
 *
 * @param {string} folder
 */
export async function readWords(folder) {
  const names = await readdir(APP, { recursive: true })
  const files = names.filter(
    (name) =>
      /(?<!\.(generated|test))\.(ts|tsx|js|css)$/.test(name) &&
      !/^styles.\w+.(faces.js|fonts.)/.test(name) &&
      ([undefined, folder].includes(folderOf(name)) || BESIDE.test(name)),
  )
  return (await Promise.all(files.map((file) => readFile(new URL(file, APP), 'utf8')))).join('\n')
}

/** The folder of styles whose fonts draw a file's words, if it belongs to one language. */
function folderOf(/** @type {string} */ name) {
  const [, folder] = /^(?:content|styles).(\w+)\b/.exec(name) ?? []
  if (folder && name.startsWith('styles')) return styleFolders.find((some) => some === folder)
  const language = languages.find(({ lang }) => lang === folder)
  return language && stylesOf(language.lang)
}

/** The Bangla words of a text, each once, also with their letters in parts. */
export const banglaIn = (/** @type {string} */ text) => [
  ...new Set(`${text}${text.normalize('NFD')}`.match(/[\u0980-\u09ff]+/g)),
]

/**
 * The files of a folder of styles, each with its characters.
 *
 * @param {string} folder
 */
export async function readFaces(folder) {
  /** @type {{ faces: FaceSettings[] }} */
  const { faces } = await import(new URL(`styles/${folder}/faces.js`, APP).href)
  const text = await readWords(folder)
  const bangla = banglaIn(text)
  const said = [...new Set([...text, ...bangla.join('')])]
  const all = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code))

  return faces.map((face) => {
    const { file, family, words, any, source, conjuncts } = face
    const beside = faces.flatMap((other) => (other.family === family ? (other.words ?? []) : []))
    const isBeside = (/** @type {string} */ letter) =>
      said.includes(letter) && beside.some((pattern) => pattern.test(letter))
    const letters = words
      ? said.filter((letter) => words.test(letter))
      : all.filter((letter) => any?.test(letter) && !isBeside(letter))
    const codes = letters.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
    if (codes.length === 0)
      throw new Error(
        `app/styles/${folder}/faces.js: the site has no letter of '${file}'. Take it out there and in fonts.ts, and '${family}' out of the styles.`,
      )
    const isShaped = codes.includes(0x995) && conjuncts !== 'all'
    return {
      ...face,
      folder,
      name: `${file}.woff2`,
      source: new URL(source, PACKAGES),
      codes,
      words: isShaped ? bangla : undefined,
    }
  })
}

/** @typedef {Awaited<ReturnType<typeof readFaces>>[number]} FontFace */

/**
 * The bytes of a file, from the cache if they are there.
 *
 * @param {FontFace} face
 */
export async function readCut({ file, source, weight, codes, words, curly }) {
  const hash = createHash('sha256').update(JSON.stringify({ weight, codes, words, curly }))
  for (const part of [source, ...TOOLS]) hash.update(readFileSync(part))
  const cached = new URL(`${file}.${hash.digest('hex').slice(0, 16)}.woff2`, CACHE)
  const kept = await readFile(cached).catch(() => undefined)
  if (kept) return kept
  const { cutFont } = await import('./cut-font.mjs')
  const bytes = await cutFont({ source, weight, codes, words, curly })
  mkdirSync(CACHE, { recursive: true })
  // Two commands may cut it at the same time: neither must find half a file.
  const draft = new URL(`${file}.${process.pid}`, CACHE)
  writeFileSync(draft, bytes)
  renameSync(draft, cached)
  return bytes
}

/** Character codes as a `unicode-range`: `U+41-5a, U+e9`. */
export function rangeOf(/** @type {number[]} */ codes) {
  const starts = codes.filter((code) => !codes.includes(code - 1))
  const ends = codes.filter((code) => !codes.includes(code + 1))
  const hex = (/** @type {number} */ code = 0) => code.toString(16)
  return starts
    .map((start, i) => `U+${hex(start)}${start === ends[i] ? '' : `-${hex(ends[i])}`}`)
    .join(', ')
}

const ruleOf = (/** @type {FontFace} */ { family, style, weight, name, codes }) => `@font-face {
  font-family: '${family}';
  font-style: ${style ?? 'normal'};
  font-weight: ${weight};
  font-display: swap;
  src: url('./${name}') format('woff2');
  unicode-range: ${rangeOf(codes)};
}
`

/**
 * A plug-in of Vite that cuts the fonts of a language before anything asks for them.
 *
 * @param {string} lang
 * @returns {import('vite').Plugin}
 */
export function fonts(lang) {
  return {
    name: 'fonts',
    async buildStart() {
      const folder = stylesOf(lang)
      const faces = await readFaces(folder)
      mkdirSync(new URL(`styles/${folder}/fonts/`, APP), { recursive: true })
      for (const face of faces) write(face.name, await readCut(face))
      write('faces.css', Buffer.from(faces.map(ruleOf).join('\n')))

      function write(/** @type {string} */ name, /** @type {Buffer} */ bytes) {
        const file = new URL(`styles/${folder}/fonts/${name}`, APP)
        try {
          if (readFileSync(file).equals(bytes)) return // `npm start` builds again when a file in app/ is new
        } catch {}
        writeFileSync(file, bytes)
      }
    },
  }
}
