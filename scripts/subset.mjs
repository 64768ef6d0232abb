// @ts-check
/** Cuts a font with HarfBuzz, by its C interface: packages around it keep characters, not single glyphs. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

// Constants of hb.h and hb-subset.h
const MEMORY_MODE_WRITABLE = 2
const SETS_DROP_TABLE_TAG = 3
const SETS_LAYOUT_FEATURE_TAG = 6
const FLAGS_NO_HINTING = 0x001
const FLAGS_NO_LAYOUT_CLOSURE = 0x200

const WASM = new URL('../node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm', import.meta.url)

/** @type {any} the functions of C, with pointers and numbers as arguments */
const hb = await load()

/**
 * The font with no more than what is asked for. Hinting goes: it fits strokes to the pixels of old
 * screens.
 *
 * @param {Buffer} font TrueType
 * @param {object} keep
 * @param {string} keep.characters
 * @param {readonly string[]} keep.features
 * @param {{ min: number, max: number }} [keep.weights] of a variable font
 * @param {Iterable<number>} [keep.glyphs] all that the characters may turn into. Without them, every
 * glyph that the features could ever make of the characters is kept.
 * @throws {Error} when the font cannot be cut so
 */
export function subset(font, { characters, features, weights, glyphs }) {
  const input = hb.hb_subset_input_create_or_fail()
  const face = faceOf(font)
  add(hb.hb_subset_input_unicode_set(input), [...characters].map(codeOf))
  const featureSet = hb.hb_subset_input_set(input, SETS_LAYOUT_FEATURE_TAG)
  hb.hb_set_clear(featureSet)
  add(featureSet, features.map(tagOf))
  if (glyphs) add(hb.hb_subset_input_glyph_set(input), glyphs)
  hb.hb_subset_input_set_flags(input, FLAGS_NO_HINTING | (glyphs ? FLAGS_NO_LAYOUT_CLOSURE : 0))
  if (weights) {
    const { min, max } = weights
    const isSet = hb.hb_subset_input_set_axis_range(
      input,
      face,
      tagOf('wght'),
      min,
      max,
      Number.NaN,
    )
    if (!isSet) throw new Error('The font has no axis of weights.')
    // In it stands how the kerning of each pair changes with the weight: a seventh of a file, unseen.
    add(hb.hb_subset_input_set(input, SETS_DROP_TABLE_TAG), [tagOf('GDEF')])
  }
  const cut = hb.hb_subset_or_fail(face, input)
  if (cut === 0) throw new Error('The font cannot be cut.')
  return bytesOf(cut)
}

/** The memory is never given back: the script that cuts ends soon after. */
function faceOf(/** @type {Buffer} */ font) {
  const at = hb.malloc(font.length)
  new Uint8Array(hb.memory.buffer).set(font, at)
  return hb.hb_face_create(hb.hb_blob_create(at, font.length, MEMORY_MODE_WRITABLE, 0, 0), 0)
}

function bytesOf(/** @type {number} */ face) {
  const blob = hb.hb_face_reference_blob(face)
  const at = hb.hb_blob_get_data(blob, 0)
  return Buffer.from(hb.memory.buffer.slice(at, at + hb.hb_blob_get_length(blob)))
}

function add(/** @type {number} */ set, /** @type {Iterable<number>} */ numbers) {
  for (const number of numbers) hb.hb_set_add(set, number)
}

const codeOf = (/** @type {string} */ character) => character.codePointAt(0) ?? 0

/** A name of four letters as the number that fonts keep it as. */
const tagOf = (/** @type {string} */ name) => Buffer.from(name, 'latin1').readUInt32BE()

async function load() {
  const { instance } = await WebAssembly.instantiate(await readFile(fileURLToPath(WASM)))
  const functions = /** @type {any} */ (instance.exports)
  functions._initialize()
  return functions
}
