// @ts-check
/**
 * Cuts the fonts down to what the site sets: `npm run fonts`, run after a change of its Bangla words.
 *
 * `--also "<text>"` keeps the Bangla letters of a text that is not in app/ yet.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import subsetFont from 'subset-font'
import { isMain } from './is-main.mjs'

const PACKAGES = fileURLToPath(new URL('../node_modules/', import.meta.url))
const APP = fileURLToPath(new URL('../app/', import.meta.url))
const CUTS = join(APP, 'styles', 'fonts')

/** The Bangla cut, which must hold every Bangla letter of the site. */
export const banglaCut = join(CUTS, 'tiro-bangla.woff2')

const WRITTEN_BY_HAND = /(?<!\.generated)\.(ts|tsx|css)$/

/** Bangla letters and figures, the danda that ends a sentence, and the joiners between letters. */
const BANGLA = /[\u0980-\u09ff\u0964\u0965\u200c\u200d]/g

const ASCII = charactersFrom(0x20, 0x7e)
const LATIN_1 = charactersFrom(0xa0, 0xff)
const THIN_SPACES = '\u2009\u200a' // the joiners that follow belong to Bangla
const PUNCTUATION = THIN_SPACES + charactersFrom(0x2010, 0x2026) // dashes, quotation marks, ellipsis

/**
 * @typedef {object} Cut
 * @property {string} source in the packages
 * @property {string} target
 * @property {string} characters
 * @property {{ min: number, max: number }} [weights] of a variable font
 */

/**
 * What is kept of each font. The ranges stand in app/styles/fonts.css too: change both.
 *
 * @param {string} bangla
 * @returns {Cut[]}
 */
const cuts = (bangla) => [
  {
    source: '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
    target: join(CUTS, 'petrona.woff2'),
    characters: `${ASCII}${LATIN_1}${PUNCTUATION}′€`,
    weights: { min: 220, max: 440 },
  },
  {
    source: '@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2',
    target: join(CUTS, 'petrona-italic.woff2'),
    characters: `${ASCII}\u00a0${PUNCTUATION}`,
    weights: { min: 320, max: 400 },
  },
  {
    source: '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wght-normal.woff2',
    target: join(CUTS, 'anek.woff2'),
    characters: `${ASCII}${LATIN_1}${PUNCTUATION}′€`,
    weights: { min: 400, max: 600 },
  },
  {
    source: '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2',
    target: banglaCut,
    characters: bangla,
  },
]

/**
 * The Bangla characters that a font needs to set a text, each once, in order.
 *
 * That is more than the text holds, for a browser sets ো as its parts ে and া, one on each side of
 * the consonant, and য with a dot below as the one letter য়.
 */
export function banglaCharacters(/** @type {string} */ text) {
  const inParts = text.normalize('NFD')
  const asOneLetter = inParts.replaceAll('\u09af\u09bc', '\u09df')
  return [...new Set(`${text}${inParts}${asOneLetter}`.match(BANGLA))].sort().join('')
}

/** All that is written by hand in app/: the one source of the site's words. */
export async function readWords() {
  const entries = await readdir(APP, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && WRITTEN_BY_HAND.test(entry.name))
  const texts = files.map((file) => readFile(join(file.parentPath, file.name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

/**
 * Makes one cut. Without a list of features all are kept: conjuncts, kerning, tabular figures. Hinting
 * goes: it fits strokes to the pixels of old screens, and was a third of the Bangla font.
 */
async function make(/** @type {Cut} */ { source, target, characters, weights }) {
  const original = await readFile(join(PACKAGES, source))
  const cut = await subsetFont(original, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    ...(weights && { variationAxes: { wght: weights } }),
  })
  await writeFile(target, cut)
  console.log(`${basename(target)}: ${original.length} -> ${cut.length} bytes`)
}

function charactersFrom(/** @type {number} */ first, /** @type {number} */ last) {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
}

if (isMain(import.meta.url)) {
  const { also } = parseArgs({ options: { also: { type: 'string', default: '' } } }).values
  const bangla = banglaCharacters((await readWords()) + also)
  await mkdir(CUTS, { recursive: true })
  for (const cut of cuts(bangla)) await make(cut)
  console.log(`${bangla.length} Bangla characters: ${bangla}`)
}
