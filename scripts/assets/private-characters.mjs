// @ts-check

/** A glyph that has a character in the font, which this is the code of: enough to ask for it by a text. */
const FIRST_PRIVATE = 0xe000

/**
 * A font whose glyphs can each be asked for by a character: in place of its own table of characters it gets
 * one of `letters` and of a private character for each of `glyphs`. The private characters are returned too.
 *
 * @param {Buffer} font in uncompressed form
 * @param {(readonly [code: number, glyph: number])[]} letters
 * @param {number[]} glyphs
 */
export function withPrivateCharacters(font, letters, glyphs) {
  const named = glyphs.map((glyph, i) => /** @type {const} */ ([FIRST_PRIVATE + i, glyph]))
  const table = characterTable([...letters, ...named])
  // The directory of tables names each by four letters, then checksum, offset and length.
  const entry = font.indexOf('cmap')
  const copy = Buffer.concat([font, table])
  copy.writeUInt32BE(font.length, entry + 8)
  copy.writeUInt32BE(table.length, entry + 12)
  return { font: copy, characters: String.fromCharCode(...named.map(([code]) => code)) }
}

/**
 * The table `cmap` of a font, in format 12: https://learn.microsoft.com/typography/opentype/spec/cmap
 *
 * @param {(readonly [code: number, glyph: number])[]} characters in the order of their codes
 */
function characterTable(characters) {
  const header = { version: 0, numTables: 1 } // 16 bits each
  const record = { platformID: 3, encodingID: 10, offset: 12 } // Windows, all of Unicode; the first two 16 bits
  const groups = characters.map(([code, glyph]) => ({
    startCharCode: code,
    endCharCode: code,
    startGlyphID: glyph,
  }))
  const subtable = {
    format: 12, // 16 bits, and 16 that are reserved
    length: 16 + 12 * groups.length,
    language: 0,
    numGroups: groups.length,
  }
  const fields = [
    (header.version << 16) | header.numTables,
    (record.platformID << 16) | record.encodingID,
    record.offset,
    subtable.format << 16,
    subtable.length,
    subtable.language,
    subtable.numGroups,
    ...groups.flatMap(Object.values),
  ]
  return Buffer.from(Uint32Array.from(fields).buffer).swap32()
}
