// @ts-check
/** Cuts the fonts to the weights and characters that `fonts.css` names: `npm run fonts`. */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { Blob, Face, Font, shapeWithTrace, Buffer as Text } from 'harfbuzzjs'
// @ts-expect-error It ships no types.
import subsetFont from 'subset-font'
import { kitchenLanguage, languages } from '../../app/content/languages.js'
import { isMain } from '../lib/is-main.mjs'

const APP = new URL('../../app/', import.meta.url)
const PACKAGES = new URL('../../node_modules/', import.meta.url)
const BENGALI = '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2'
const LATIN = '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wght-normal.woff2'
const TIRO = '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2'

/** What each file is cut from, by edition. */
const SOURCES = Object.entries({
  'en/fonts/anek': LATIN,
  'en/fonts/petrona-italic': '@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2',
  'en/fonts/petrona': '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  'en/fonts/tiro': TIRO,
  'bn/fonts/anek-latin': LATIN,
  'bn/fonts/anek': BENGALI,
  'bn/fonts/tiro-latin': '@fontsource/tiro-bangla/files/tiro-bangla-latin-400-normal.woff2',
  'bn/fonts/tiro': TIRO,
})
/** The OpenType features that browsers apply by default, and those that the styles use. */
const LATIN_FEATURES = 'rvrn ccmp calt clig liga rclt rlig kern mark mkmk lnum tnum'.split(' ')

/** The names of the dishes in the kitchen's language stand on the pages of every edition. */
const BESIDE = new RegExp(`^content.${kitchenLanguage}.dish-names`)

/**
 * All that is written by hand in app/ for an edition, but for tests: the one source of its words.
 *
 * @param {string} edition its language
 */
export async function readWords(edition) {
  const names = await readdir(APP, { recursive: true })
  const files = names.filter(
    (name) =>
      /(?<!\.(generated|test))\.(ts|tsx|js|css)$/.test(name) &&
      ([undefined, edition].includes(fontsOf(name)) || BESIDE.test(name)),
  )
  return (await Promise.all(files.map((file) => readFile(new URL(file, APP), 'utf8')))).join('\n')
}

/** The languages with fonts of their own; the words of any other are drawn by those of the main one. */
const withFonts = languages
  .map(({ lang }) => lang)
  .filter((lang) => existsSync(new URL(`styles/${lang}/fonts.css`, APP)))

/** The edition whose fonts draw a file's words, if it belongs to one. */
function fontsOf(/** @type {string} */ name) {
  const [, folder] = /^(?:content|styles).(\w+)\b/.exec(name) ?? []
  const language = languages.find(({ lang }) => lang === folder)?.lang
  return language && (withFonts.includes(language) ? language : languages[0].lang)
}

/**
 * The web fonts of an edition's `fonts.css`: each file, what it is cut from, its weights and its characters.
 *
 * @param {string} edition its language
 */
export async function readFaces(edition) {
  const folder = new URL(`styles/${edition}/`, APP)
  const styles = await readFile(new URL('fonts.css', folder), 'utf8')
  const faces = styles.matchAll(/weight: (.*);[^}]*(fonts\/(.*?))'[^}]*range:([^;]*)/g)
  return Array.from(faces, ([, weights = '', file = '', name = '', range = '']) => ({
    edition,
    name,
    file: new URL(file, folder),
    source: new URL(
      SOURCES.find(([start]) => `${edition}/${file}`.startsWith(start))?.[1] ?? name,
      PACKAGES,
    ),
    weights: weights.split(' ').map(Number),
    codes: [...range.matchAll(/U\+(\w+)-?(\w*)/g)].flatMap(([, first, last]) => {
      const [from, to] = [Number(`0x${first}`), Number(`0x${last || first}`)]
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    }),
  }))
}

/** @typedef {Awaited<ReturnType<typeof readFaces>>[number]} FontFace */

/** Cuts a font. Letters that guests may type keep every conjunct. */
async function cut(/** @type {FontFace} */ face) {
  const { source, weights, codes, name } = face
  const isBangla = codes.includes(0x995)
  const options = {
    targetFormat: 'woff2',
    noHinting: true,
    ...(source.pathname.includes('variable') && {
      variationAxes: { wght: { min: Math.min(...weights), max: Math.max(...weights) } },
    }),
    ...(!isBangla && {
      keepFeatures: LATIN_FEATURES,
      dropTables: ['GDEF'], // how kerning changes with the weight: a seventh of a file, unseen
    }),
  }
  return isBangla && !name.includes('typed')
    ? cutBangla(face, options)
    : subsetFont(await readFile(source), String.fromCharCode(...codes), options)
}

/**
 * From letters alone a cut keeps all conjuncts that they could form: 28 kB more. So each glyph that the
 * site's words pass through as they are shaped gets a private character, and the cut keeps those.
 */
async function cutBangla(/** @type {FontFace} */ { edition, source, codes }, options = {}) {
  const font = await readPlain(source)
  const shaper = new Font(new Face(new Blob(font)))
  const glyphs = /** @type {Set<number>} */ (new Set())
  for (const word of banglaIn(await readWords(edition)))
    for (const step of shapeWithTrace(shaper, textOf(word), [], 0, 0))
      if (step.glyphs) for (const { g } of /** @type {{ g: number }[]} */ (step.t)) glyphs.add(g)
  const letters = codes.map((code) => [code, shaper.nominalGlyph(code) ?? 0])
  const named = [...glyphs].sort((a, b) => a - b).map((glyph, i) => [0xe000 + i, glyph])
  // A table of characters in place of the font's own: format 12, a group for each character.
  const groups = [...letters, ...named].flatMap(([code = 0, glyph = 0]) => [code, code, glyph])
  const head = [1, 0x3000a, 12, 0xc0000, 16 + 4 * groups.length, 0, groups.length / 3]
  const table = Buffer.from(Uint32Array.from([...head, ...groups]).buffer).swap32()
  font.writeUInt32BE(font.length, font.indexOf('cmap') + 8)
  font.writeUInt32BE(table.length, font.indexOf('cmap') + 12)
  const text = String.fromCharCode(...codes, ...named.map(([code = 0]) => code))
  return subsetFont(Buffer.concat([font, table]), text, { ...options, noLayoutClosure: true })
}

/** A font file in uncompressed form. */
export const readPlain = async (/** @type {URL} */ file) =>
  subsetFont(await readFile(file), '', { keepAllGlyphs: true, targetFormat: 'sfnt' })

/** The Bangla words of a text, each once, also with their letters in parts. */
export const banglaIn = (/** @type {string} */ text) => [
  ...new Set(`${text}${text.normalize('NFD')}`.match(/[\u0980-\u09ff]+/g)),
]

/** A word as harfbuzz shapes it, once. */
export function textOf(/** @type {string} */ word) {
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  return text
}

if (isMain(import.meta.url))
  for (const lang of withFonts)
    for (const face of await readFaces(lang)) await writeFile(face.file, await cut(face))
