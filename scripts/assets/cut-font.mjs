// @ts-check
/** Cuts a font to some weights and characters. Loaded only where the cache has no such cut. */
import { readFile } from 'node:fs/promises'
// @ts-expect-error It ships no types.
import fontverter from 'fontverter'
import { Blob, BufferContentType, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'

/** The OpenType features that browsers apply by default, and those that the styles use. */
const LATIN_FEATURES = 'rvrn ccmp calt clig liga rclt rlig kern mark mkmk lnum tnum'.split(' ')

/** From harfbuzz's hb-subset.h. */
const FLAGS = { noHinting: 0x1, noLayoutClosure: 0x200 }
const SETS = { droppedTables: 3, features: 6 }

/**
 * Cuts a font file to `codes`. With `words`, Bengali keeps only the conjuncts of these; without, all that its letters can
 * form, 28 kB more.
 *
 * @param {{ source: URL, weight: string, codes: number[], words?: string[] | undefined, curly?: true | undefined }} face
 * @returns {Promise<Buffer>}
 */
export async function cutFont({ source, weight, codes, words, curly }) {
  const weights = weight.split(' ').map(Number)
  const font = await readPlain(await readFile(source))
  if (curly) drawApostropheCurly(font)
  const harfbuzz = await loadSubsetter()
  const memory = harfbuzz.malloc(font.length)
  new Uint8Array(harfbuzz.memory.buffer).set(font, memory)
  const blob = harfbuzz.hb_blob_create(memory, font.length, 2, 0, 0) // 2: it may be written to
  const face = harfbuzz.hb_face_create(blob, 0)

  const input = harfbuzz.hb_subset_input_create_or_fail()
  const add = (/** @type {number} */ set, /** @type {number[]} */ members) => {
    for (const member of members) harfbuzz.hb_set_add(set, member)
  }
  add(harfbuzz.hb_subset_input_unicode_set(input), codes)
  if (words) add(harfbuzz.hb_subset_input_glyph_set(input), glyphsOf(words, font))
  const features = harfbuzz.hb_subset_input_set(input, SETS.features)
  harfbuzz.hb_set_clear(features)
  if (codes.includes(0x995)) harfbuzz.hb_set_invert(features)
  else {
    add(features, LATIN_FEATURES.map(tagOf))
    // It says how kerning changes with the weight: a seventh of the file, and nobody sees it.
    add(harfbuzz.hb_subset_input_set(input, SETS.droppedTables), [tagOf('GDEF')])
  }
  const flags = FLAGS.noHinting | (words ? FLAGS.noLayoutClosure : 0)
  harfbuzz.hb_subset_input_set_flags(input, harfbuzz.hb_subset_input_get_flags(input) | flags)
  if (source.pathname.includes('variable')) {
    const range = [Math.min(...weights), Math.max(...weights), Number.NaN] // NaN: the default stays
    harfbuzz.hb_subset_input_set_axis_range(input, face, tagOf('wght'), ...range)
  }

  const cut = harfbuzz.hb_face_reference_blob(harfbuzz.hb_subset_or_fail(face, input))
  const start = harfbuzz.hb_blob_get_data(cut, 0)
  const bytes = new Uint8Array(harfbuzz.memory.buffer, start, harfbuzz.hb_blob_get_length(cut))
  return fontverter.convert(withoutGap(Buffer.from(bytes)), 'woff2')
}

/**
 * Anek Bangla sets an empty glyph, 0.1 em wide, after a consonant whose ি takes up a ঁ or a reph. It tears সিঁড়ি in
 * two, so its width becomes 0.
 */
function withoutGap(/** @type {Buffer} */ font) {
  const shaper = new Font(new Face(new Blob(font)))
  const text = textOf('সিঁ')
  shape(shaper, text)
  // The width table has four bytes for each glyph; the first two are its advance.
  const widths = font.readUInt32BE(font.indexOf('hmtx') + 8)
  for (const { codepoint: glyph } of text.getGlyphInfos())
    if (glyph > 0 && !shaper.glyphToPath(glyph)) font.writeUInt16BE(0, widths + glyph * 4)
  return font
}

/** Makes `cmap` map ' to the glyph of ’: the text keeps its apostrophe, and shows a typographic one. */
function drawApostropheCurly(/** @type {Buffer} */ font) {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0
  const cmap = font.readUInt32BE(record + 8)
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * index)
    if (font.readUInt16BE(table) !== 4) continue
    const length = font.readUInt16BE(table + 6) // two bytes for each segment
    const entryOf = (/** @type {number} */ code) => {
      let at = table + 14
      while (font.readUInt16BE(at) < code) at += 2
      const offset = at + 2 + 3 * length // behind the ends come starts, deltas and offsets
      return offset + font.readUInt16BE(offset) + 2 * (code - font.readUInt16BE(at + 2 + length))
    }
    font.copy(font, entryOf(0x27), entryOf(0x2019), entryOf(0x2019) + 2)
  }
}

/** Loads a new instance for each font, because its memory is never freed. */
async function loadSubsetter() {
  const file = new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(await readFile(file))
  const harfbuzz = /** @type {any} */ (instance.exports)
  harfbuzz._initialize()
  return harfbuzz
}

/** The number of a four-letter tag: a feature, a table or an axis. */
const tagOf = (/** @type {string} */ name) => Buffer.from(name).readUInt32BE()

/** All glyphs that shaping the words produces, also on the way. */
function glyphsOf(/** @type {string[]} */ words, /** @type {Buffer} */ font) {
  const shaper = new Font(new Face(new Blob(font)))
  const glyphs = /** @type {Set<number>} */ (new Set())
  for (const word of words) {
    // Following a word step by step takes fifty times as long, so only words with new glyphs are.
    const text = textOf(word)
    shape(shaper, text)
    if (text.getGlyphInfos().every(({ codepoint: glyph }) => glyphs.has(glyph))) continue
    const steps = textOf(word)
    steps.setMessageFunc((buffer) => {
      if (buffer.getContentType() === BufferContentType.GLYPHS)
        for (const { codepoint: glyph } of buffer.getGlyphInfos()) glyphs.add(glyph)
      return true
    })
    shape(shaper, steps)
  }
  return [...glyphs]
}

/** Uncompresses a font file. */
export const readPlain = (/** @type {Buffer} */ file) => fontverter.convert(file, 'sfnt')

/** A new harfbuzz buffer with a word. Shaping changes it, so it is for one use. */
export function textOf(/** @type {string} */ word) {
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  return text
}
