// @ts-check
/** Cuts the fonts to the weights and characters that `fonts.css` names: `npm run fonts`. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { Blob, Face, Font, shapeWithTrace, Buffer as Text } from 'harfbuzzjs'
// @ts-expect-error It ships no types.
import subsetFont from 'subset-font'
import { isMain } from './is-main.mjs'

const APP = new URL('../app/', import.meta.url)
const PACKAGES = new URL('../node_modules/', import.meta.url)
const SOURCES = Object.entries({
  anek: '@fontsource-variable/anek-bangla/files/anek-bangla-latin-wght-normal.woff2',
  'petrona-italic': '@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2',
  petrona: '@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  tiro: '@fontsource/tiro-bangla/files/tiro-bangla-bengali-400-normal.woff2',
})
/** What browsers do unasked, and the figures that styles ask for. */
const LATIN_FEATURES = 'rvrn ccmp calt clig liga rclt rlig kern mark mkmk lnum tnum'.split(' ')

/** All that is written by hand in app/, but for tests: the one source of the site's words. */
export async function readWords() {
  const names = await readdir(APP, { recursive: true })
  const files = names.filter((name) =>
    /^(?!content.bn)\S*(?<!\.(generated|test))\.(ts|tsx|css)$/.test(name),
  )
  return (await Promise.all(files.map((file) => readFile(new URL(file, APP), 'utf8')))).join('\n')
}

/** The web fonts of `fonts.css`: each file, what it is cut from, its weights and its characters. */
export async function readFaces() {
  const styles = await readFile(new URL('styles/fonts.css', APP), 'utf8')
  const faces = styles.matchAll(/weight: (.*);[^}]*fonts\/(.*?)'[^}]*range:([^;]*)/g)
  return Array.from(faces, ([, weights = '', name = '', range = '']) => ({
    name,
    file: new URL(`styles/fonts/${name}`, APP),
    source: new URL(SOURCES.find(([start]) => name.startsWith(start))?.[1] ?? name, PACKAGES),
    weights: weights.split(' ').map(Number),
    codes: [...range.matchAll(/U\+(\w+)-?(\w*)/g)].flatMap(([, first, last]) => {
      const [from, to] = [Number(`0x${first}`), Number(`0x${last || first}`)]
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    }),
  }))
}

/** @typedef {Awaited<ReturnType<typeof readFaces>>[number]} FontFace */

const cutLatin = async (/** @type {FontFace} */ { source, weights, codes }) =>
  subsetFont(await readFile(source), String.fromCharCode(...codes), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: LATIN_FEATURES,
    variationAxes: { wght: { min: Math.min(...weights), max: Math.max(...weights) } },
    dropTables: ['GDEF'], // how kerning changes with the weight: a seventh of a file, unseen
  })

/**
 * From letters alone a cut keeps all conjuncts that they could form: 28 kB more. So each glyph that the
 * site's words pass through as they are shaped gets a private character, and the cut keeps those.
 */
async function cutBangla(/** @type {FontFace} */ { source, codes }) {
  const font = await readPlain(source)
  const shaper = new Font(new Face(new Blob(font)))
  const steps = banglaIn(await readWords()).flatMap((word) =>
    shapeWithTrace(shaper, word, [], 0, 0),
  )
  const glyphs = steps.flatMap((step) => (step.glyphs ? step.t.map(glyphOf) : []))
  const letters = codes.map((code) => [code, shaper.nominalGlyph(code) ?? 0])
  const named = [...new Set(glyphs)].sort((a, b) => a - b).map((glyph, i) => [0xe000 + i, glyph])
  // A table of characters in place of the font's own: format 12, a group for each character.
  const groups = [...letters, ...named].flatMap(([code = 0, glyph = 0]) => [code, code, glyph])
  const head = [1, 0x3000a, 12, 0xc0000, 16 + 4 * groups.length, 0, groups.length / 3]
  const table = Buffer.from(Uint32Array.from([...head, ...groups]).buffer).swap32()
  font.writeUInt32BE(font.length, font.indexOf('cmap') + 8)
  font.writeUInt32BE(table.length, font.indexOf('cmap') + 12)
  const text = String.fromCharCode(...codes, ...named.map(([code = 0]) => code))
  const options = { targetFormat: 'woff2', noHinting: true, noLayoutClosure: true }
  return subsetFont(Buffer.concat([font, table]), text, options)
}

const glyphOf = (/** @type {any} */ { g }) => /** @type {number} */ (g)

/** A font file in uncompressed form. */
export const readPlain = async (/** @type {URL} */ file) =>
  subsetFont(await readFile(file), '', { keepAllGlyphs: true, targetFormat: 'sfnt' })

/** The Bangla words of a text, also with their letters in parts, to be shaped. */
export const banglaIn = (/** @type {string} */ text) =>
  Array.from(`${text}${text.normalize('NFD')}`.matchAll(/[\u0980-\u09ff]+/g), ([word]) => {
    const shaped = new Text()
    shaped.addText(word)
    shaped.guessSegmentProperties()
    return shaped
  })

if (isMain(import.meta.url))
  for (const face of await readFaces()) {
    const cut = face.name.startsWith('tiro') ? cutBangla : cutLatin
    await writeFile(face.file, await cut(face))
  }
