// @ts-check
/**
 * Cuts the fonts down to what the site sets, and writes the styles that name the cuts: `npm run fonts`,
 * run after a change of the site's Bangla words, or with a first é among its English ones.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fontverter from 'fontverter'
import { isMain } from './is-main.mjs'
import { glyphsOnTheWay, openFont, readPlain } from './shaping.mjs'
import { subset } from './subset.mjs'

const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url))
const APP = fileURLToPath(new URL('../app/', import.meta.url))
const CUTS = join(APP, 'styles', 'fonts')

/** The styles that name the cuts. */
export const stylesFile = join(APP, 'styles', 'fonts.generated.css')

const PETRONA = '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2'
const PETRONA_ITALIC = '@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2'
const ANEK = '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wght-normal.woff2'
const TIRO = '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2'

const WITH_WORDS = /(?<!\.(generated|test))\.(ts|tsx|css)$/

/** Bangla letters and figures, the danda that ends a sentence, and the joiners between letters. */
const BANGLA = /[\u0980-\u09ff\u0964\u0965\u200c\u200d]+/g

const ASCII = charactersFrom(0x20, 0x7e)
const CODE = '<=>[\\]^_`{}~' // ASCII that sources are full of and words do without
/** What no word holds: browsers shape the dot of a list, and FreeType fits ² to the pixels by ³. */
const UNWRITTEN = '•³'
const LATIN_1 = charactersFrom(0xa0, 0xff)
const THIN_SPACES = '\u2009\u200a' // the joiners that follow belong to Bangla
const PUNCTUATION = THIN_SPACES + charactersFrom(0x2010, 0x2026) // dashes, quotation marks, ellipsis

/** All that can be set in the Latin fonts. */
const LATIN = `${ASCII}${LATIN_1}${PUNCTUATION}′€`

/** What browsers do unasked: kerning, ligatures, and what a script cannot be written without. */
const ALWAYS = ['rvrn', 'ccmp', 'calt', 'clig', 'liga', 'rclt', 'rlig', 'kern', 'mark', 'mkmk']
const FIGURES = ['lnum', 'tnum'] // asked for by font-variant-numeric
const OF_BANGLA = [
  ...['nukt', 'akhn', 'rphf', 'blwf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'dist', 'abvm', 'blwm'],
]

/**
 * @typedef {object} Cut
 * @property {string} name of the file that is made
 * @property {string} source in the packages
 * @property {string} family
 * @property {'normal' | 'italic'} [style]
 * @property {{ min: number, max: number }} [weights] of a variable font
 * @property {readonly string[]} features
 * @property {string} characters
 * @property {readonly string[]} [words] all that is ever set in it, where that is not anything
 */

/**
 * What is kept of each font. Upright Latin comes in two: what the site's own words are made of, and
 * what else a guest may type, fetched when it is typed. Semibold is rare: in a file of its own it costs
 * the pages without it nothing.
 *
 * @param {string} text all words of the site
 * @returns {Cut[]}
 */
export function cutsFor(text) {
  const isOwn = (/** @type {string} */ character) =>
    ASCII.includes(character)
      ? !CODE.includes(character)
      : `${text}${UNWRITTEN}`.includes(character)
  const own = [...LATIN].filter(isOwn).join('')
  const other = [...LATIN].filter((character) => !isOwn(character)).join('')
  const petrona = { family: 'Petrona Variable', features: [...ALWAYS, ...FIGURES] }
  const roman = { ...petrona, source: PETRONA, weights: { min: 220, max: 400 } }
  const italic = { ...petrona, source: PETRONA_ITALIC, weights: { min: 360, max: 360 } }
  const anek = { family: 'Anek Bangla Variable', source: ANEK, features: petrona.features }
  const regular = { ...anek, weights: { min: 400, max: 500 } }
  const semibold = { ...anek, weights: { min: 600, max: 600 } }
  return [
    { ...roman, name: 'petrona', characters: own },
    { ...roman, name: 'petrona-other', characters: other },
    { ...italic, name: 'petrona-italic', style: 'italic', features: ALWAYS, characters: own },
    { ...regular, name: 'anek', characters: own },
    { ...regular, name: 'anek-other', characters: other },
    { ...semibold, name: 'anek-semibold', characters: own },
    {
      name: 'tiro-bangla',
      source: TIRO,
      family: 'Tiro Bangla',
      features: [...ALWAYS, ...OF_BANGLA],
      characters: banglaCharacters(text),
      words: banglaWords(text),
    },
  ]
}

/** The Bangla words of a text, each once, in every spelling that a browser may make of it. */
export const banglaWords = (/** @type {string} */ text) => [
  ...new Set((text.match(BANGLA) ?? []).flatMap(spellings)),
]

/** The Bangla characters that a font needs to set a text, each once, in order. */
export const banglaCharacters = (/** @type {string} */ text) =>
  [...new Set(banglaWords(text).join(''))].sort().join('')

/**
 * A browser sets ো as its parts ে and া, one on each side of the consonant, and য with a dot below as
 * the one letter য়.
 */
function spellings(/** @type {string} */ word) {
  const inParts = word.normalize('NFD')
  return [word, inParts, inParts.replaceAll('\u09af\u09bc', '\u09df')]
}

/** All that is written by hand in app/, but for tests: the one source of the site's words. */
export async function readWords() {
  const entries = await readdir(APP, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && WITH_WORDS.test(entry.name))
  const texts = files.map((file) => readFile(join(file.parentPath, file.name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

export const sourceOf = (/** @type {Cut} */ { source }) => join(PACKAGES, source)
export const targetOf = (/** @type {Cut} */ { name }) => join(CUTS, `${name}.woff2`)

async function make(/** @type {Cut} */ cut) {
  const glyphs = cut.words && (await glyphsOfAll(cut.words, sourceOf(cut)))
  const plain = subset(await readPlain(sourceOf(cut)), { ...cut, ...(glyphs && { glyphs }) })
  const compressed = await fontverter.convert(plain, 'woff2')
  await writeFile(targetOf(cut), compressed)
  console.log(`${cut.name}: ${compressed.length} bytes`)
}

async function glyphsOfAll(/** @type {readonly string[]} */ words, /** @type {string} */ source) {
  const font = await openFont(source)
  return new Set(words.flatMap((word) => [...glyphsOnTheWay(font, word)]))
}

/** The styles that name the cuts, each with the weights and the characters that it holds. */
export const stylesFor = (/** @type {readonly Cut[]} */ cuts) =>
  `/* Written by \`npm run fonts\`. */\n${cuts.map(fontFace).join('')}`

const fontFace = (/** @type {Cut} */ { name, family, style, weights, characters }) => `
@font-face {
  font-family: '${family}';
  font-style: ${style ?? 'normal'};
  font-weight: ${weights ? [...new Set([weights.min, weights.max])].join(' ') : 400};
  font-display: swap;
  src: url('./fonts/${name}.woff2') format('woff2');
  unicode-range: ${rangesOf(characters).join(', ')};
}
`

/** Characters in order as CSS names them: 'U+20-7e'. */
function rangesOf(/** @type {string} */ characters) {
  /** @type {{ first: number, last: number }[]} */
  const runs = []
  for (const code of [...characters].map((character) => character.charCodeAt(0))) {
    const run = runs.at(-1)
    if (run?.last === code - 1) run.last = code
    else runs.push({ first: code, last: code })
  }
  const hex = (/** @type {number} */ code) => code.toString(16)
  return runs.map(({ first, last }) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  )
}

function charactersFrom(/** @type {number} */ first, /** @type {number} */ last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

if (isMain(import.meta.url)) {
  const cuts = cutsFor(await readWords())
  await mkdir(CUTS, { recursive: true })
  for (const cut of cuts) await make(cut)
  await writeFile(stylesFile, stylesFor(cuts))
}
