// @ts-check
/** Cuts a font to some weights and characters. Only a build that finds no file in its cache loads this. */
import { readFile } from 'node:fs/promises'
// @ts-expect-error It ships no types.
import fontverter from 'fontverter'
import { Blob, BufferContentType, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'

/** The OpenType features that browsers apply by default, and those that the styles use. */
const LATIN_FEATURES = 'rvrn ccmp calt clig liga rclt rlig kern mark mkmk lnum tnum'.split(' ')

/** Of harfbuzz's own: hb-subset.h. */
const FLAGS = { noHinting: 0x1, noLayoutClosure: 0x200 }
const SETS = { droppedTables: 3, features: 6 }

/**
 * A font file with `codes` only. With `words`, it keeps the conjuncts that these take and no others: from letters alone
 * a cut keeps all that they could form, 28 kB more. Without, Bengali letters keep those.
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
    // How kerning changes with the weight: a seventh of a file, unseen.
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
 * Takes the room from the empty glyph that Anek Bangla sets after a consonant whose ি takes up a ঁ or a reph: 0.1 em,
 * which tears সিঁড়ি in two.
 */
function withoutGap(/** @type {Buffer} */ font) {
  const shaper = new Font(new Face(new Blob(font)))
  const text = textOf('সিঁ')
  shape(shaper, text)
  // In the table of widths each glyph has four bytes, of which two are its advance.
  const widths = font.readUInt32BE(font.indexOf('hmtx') + 8)
  for (const { codepoint: glyph } of text.getGlyphInfos())
    if (glyph > 0 && !shaper.glyphToPath(glyph)) font.writeUInt16BE(0, widths + glyph * 4)
  return font
}

/** Points the characters table's entry of ' to the glyph of ’: the text stays as it is, and is drawn as a printer would. */
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

/** A new one for each font: its memory goes with it. */
async function loadSubsetter() {
  const file = new URL(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(await readFile(file))
  const harfbuzz = /** @type {any} */ (instance.exports)
  harfbuzz._initialize()
  return harfbuzz
}

/** Four letters as the number that names a feature, a table or an axis. */
const tagOf = (/** @type {string} */ name) => Buffer.from(name).readUInt32BE()

/** Every glyph that the words pass through as they are shaped. */
function glyphsOf(/** @type {string[]} */ words, /** @type {Buffer} */ font) {
  const shaper = new Font(new Face(new Blob(font)))
  const glyphs = /** @type {Set<number>} */ (new Set())
  for (const word of words) {
    // Only words that end in glyphs not met before are followed step by step, which takes fifty times as long.
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

/** A font file in uncompressed form. */
export const readPlain = (/** @type {Buffer} */ file) => fontverter.convert(file, 'sfnt')

/** A word as harfbuzz shapes it, once. */
export function textOf(/** @type {string} */ word) {
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  return text
}
