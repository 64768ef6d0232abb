// @ts-check
/**
 * Cuts the fonts of a language to the characters of its words, as its `faces.js` says, and writes them with their
 * `@font-face` rules into `fonts/` beside it. Runs whenever Vite starts, so cuts are cached in node_modules/.cache
 * until words, source or settings change.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { kitchenLanguage, languages } from '../../app/content/languages.js'

const ROOT = new URL('../../', import.meta.url)
const APP = new URL('app/', ROOT)
const PACKAGES = new URL('node_modules/', ROOT)
const CACHE = new URL('.cache/fonts/', PACKAGES)

/** A cut also depends on these files. */
const TOOLS = [
  new URL('cut-font.mjs', import.meta.url),
  new URL('harfbuzzjs/package.json', PACKAGES),
]

/**
 * An entry of `faces.js`: how a font file is cut and named.
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
 * }} FaceSettings `source`: a file in node_modules. `words`: holds the characters of the site's words that match.
 *   `any`: holds all characters that match, except those that another file of the family holds for its words.
 *   `conjuncts`: without 'all', Bengali keeps only those of the words. `curly`: draws ' as ’.
 */

/** The folder of a language's styles, by `imports` in package.json. */
function stylesOf(/** @type {string} */ lang) {
  const { imports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'))
  const paths = imports['#styles/*']
  return String(paths[`locale-${lang}`] ?? paths.default).split('/')[3] ?? ''
}

/** The folders of styles; each has fonts of its own. */
export const styleFolders = [...new Set(languages.map(({ lang }) => stylesOf(lang)))]

/** Pages in every language show the dishes' names in the kitchen's language, too. */
const BESIDE = new RegExp(`^content.${kitchenLanguage}.dish-names`)

/** Reads all source files that can hold words for a folder of styles, without tests and generated files. */
export async function readWords(/** @type {string} */ folder) {
  const names = await readdir(APP, { recursive: true })
  const files = names.filter(
    (name) =>
      /(?<!\.(generated|test))\.(ts|tsx|js|css)$/.test(name) &&
      !/^styles.\w+.(faces.js|fonts.)/.test(name) &&
      ([undefined, folder].includes(folderOf(name)) || BESIDE.test(name)),
  )
  return (await Promise.all(files.map((file) => readFile(new URL(file, APP), 'utf8')))).join('\n')
}

/** The folder of styles that a file belongs to; undefined for a file of all languages. */
function folderOf(/** @type {string} */ name) {
  const [, folder] = /^(?:content|styles).(\w+)\b/.exec(name) ?? []
  if (folder && name.startsWith('styles')) return styleFolders.find((some) => some === folder)
  const language = languages.find(({ lang }) => lang === folder)
  return language && stylesOf(language.lang)
}

/** The Bangla words of a text, each once, composed and decomposed. */
export const banglaIn = (/** @type {string} */ text) => [
  ...new Set(`${text}${text.normalize('NFD')}`.match(/[\u0980-\u09ff]+/g)),
]

/** The entries of a folder's `faces.js`, each with its characters. */
export async function readFaces(/** @type {string} */ folder) {
  /** @type {{ faces: FaceSettings[] }} */
  const { faces } = await import(new URL(`styles/${folder}/faces.js`, APP).href)
  const text = await readWords(folder)
  const bangla = banglaIn(text)
  const said = [...new Set([...text, ...bangla.join('')])]
  const all = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code))

  return faces.map((face) => {
    const { file, family, words, any, source, conjuncts } = face
    const patternsOfFamily = faces.flatMap((other) =>
      other.family === family ? (other.words ?? []) : [],
    )
    // What another file of the family holds for its words is left out.
    const isInFileOfWords = (/** @type {string} */ letter) =>
      said.includes(letter) && patternsOfFamily.some((pattern) => pattern.test(letter))
    const letters = words
      ? said.filter((letter) => words.test(letter))
      : all.filter((letter) => any?.test(letter) && !isInFileOfWords(letter))
    const codes = letters.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)
    if (codes.length === 0)
      throw new Error(
        `app/styles/${folder}/faces.js: the site uses no letter of '${file}'. Remove it there and in fonts.ts, and '${family}' from the styles.`,
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

/** Cuts a font file, or reads the cut from the cache. */
export async function readCut(
  /** @type {FontFace} */ { file, source, weight, codes, words, curly },
) {
  const hash = createHash('sha256').update(JSON.stringify({ weight, codes, words, curly }))
  for (const part of [source, ...TOOLS]) hash.update(readFileSync(part))
  const cached = new URL(`${file}.${hash.digest('hex').slice(0, 16)}.woff2`, CACHE)
  const kept = await readFile(cached).catch(() => undefined)
  if (kept) return kept
  const { cutFont } = await import('./cut-font.mjs')
  const bytes = await cutFont({ source, weight, codes, words, curly })
  mkdirSync(CACHE, { recursive: true })
  // Another command may read it at the same time: it must not find half a file.
  const draft = new URL(`${file}.${process.pid}`, CACHE)
  writeFileSync(draft, bytes)
  renameSync(draft, cached)
  return bytes
}

/** A `unicode-range`: `U+41-5a, U+e9`. */
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
 * The Vite plugin that cuts the fonts as the build starts, of all languages: pages of one show words of another.
 *
 * @returns {import('vite').Plugin}
 */
export const fonts = () => ({
  name: 'fonts',
  async buildStart() {
    for (const folder of styleFolders) {
      const faces = await readFaces(folder)
      mkdirSync(new URL(`styles/${folder}/fonts/`, APP), { recursive: true })
      for (const face of faces) write(`${folder}/fonts/${face.name}`, await readCut(face))
      write(`${folder}/fonts/faces.css`, Buffer.from(faces.map(ruleOf).join('\n')))
    }
  },
})

function write(/** @type {string} */ name, /** @type {Buffer} */ bytes) {
  const file = new URL(`styles/${name}`, APP)
  try {
    if (readFileSync(file).equals(bytes)) return // a new file in app/ would make `npm start` build again
  } catch {}
  writeFileSync(file, bytes)
}
