// @ts-check
import subsetFont from 'subset-font'

const SEGMENTED = 4 // the cmap format that covers U+0000 to U+FFFF, all that this site sets

/**
 * The characters that a font (TrueType, OpenType, WOFF or WOFF2) has a glyph for.
 *
 * @see https://learn.microsoft.com/typography/opentype/spec/cmap
 *
 * @param {Buffer} font
 * @returns {Promise<Set<string>>}
 * @throws {Error} when the font has no table of the common format
 */
export async function charactersOfFont(font) {
  const sfnt = await subsetFont(font, null, { targetFormat: 'sfnt', keepAllGlyphs: true })
  const cmap = sfnt.subarray(tableOffset(sfnt, 'cmap'))
  const table = subtables(cmap).find((subtable) => subtable.readUInt16BE(0) === SEGMENTED)
  if (!table) throw new Error(`The font has no cmap table of format ${SEGMENTED}.`)
  return new Set(segments(table).flatMap((segment) => charactersOf(table, segment)))
}

function tableOffset(/** @type {Buffer} */ sfnt, /** @type {string} */ tag) {
  const records = range(sfnt.readUInt16BE(4)).map((i) => 12 + 16 * i)
  const record = records.find((at) => sfnt.toString('latin1', at, at + 4) === tag)
  if (record === undefined) throw new Error(`The font has no ${tag} table.`)
  return sfnt.readUInt32BE(record + 8)
}

function subtables(/** @type {Buffer} */ cmap) {
  return range(cmap.readUInt16BE(2)).map((i) => cmap.subarray(cmap.readUInt32BE(8 + 8 * i)))
}

/** The runs of a format 4 table: four columns of 16-bit numbers, with a spare one after the first. */
function segments(/** @type {Buffer} */ table) {
  const columnLength = table.readUInt16BE(6) // bytes
  return range(columnLength / 2).map((i) => {
    const end = 14 + 2 * i
    const start = end + columnLength + 2
    const delta = start + columnLength
    const rangeOffset = delta + columnLength
    return {
      first: table.readUInt16BE(start),
      last: table.readUInt16BE(end),
      delta: table.readUInt16BE(delta),
      glyphs: table.readUInt16BE(rangeOffset) && rangeOffset + table.readUInt16BE(rangeOffset),
    }
  })
}

/**
 * The characters of one run that lead to a glyph other than 0, 'no such glyph'.
 *
 * @param {Buffer} table
 * @param {{ first: number, last: number, delta: number, glyphs: number }} segment
 */
function charactersOf(table, { first, last, delta, glyphs }) {
  const glyphOf = (/** @type {number} */ i) => {
    if (glyphs === 0) return (first + i + delta) & 0xffff
    const listed = table.readUInt16BE(glyphs + 2 * i)
    return listed && (listed + delta) & 0xffff
  }
  return range(last - first + 1)
    .filter((i) => glyphOf(i) !== 0)
    .map((i) => String.fromCharCode(first + i))
}

const range = (/** @type {number} */ length) => Array.from({ length }, (_, i) => i)
