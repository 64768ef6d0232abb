// @ts-check
/** How words become glyphs, as browsers do it: most of them by this very library. */
import { readFile } from 'node:fs/promises'
import fontverter from 'fontverter'
import { Blob, Face, Font, shape, shapeWithTrace, Buffer as Text, TracePhase } from 'harfbuzzjs'

/** The glyph of a font that stands for all that it does not have. */
const NOT_DEFINED = 0

/** A font file in the plain form, whatever it was compressed with. */
export const readPlain = async (/** @type {string} */ file) =>
  fontverter.convert(await readFile(file), 'sfnt')

/** A font to shape words with. */
export const openFont = async (/** @type {string} */ file) =>
  new Font(new Face(new Blob(await readPlain(file))))

/** The characters that a font has a glyph for. */
export const charactersOf = (/** @type {Font} */ font) =>
  new Set([...font.face.collectUnicodes()].map((code) => String.fromCodePoint(code)))

/**
 * Every glyph that a word passes through until it is set: a conjunct is made in steps.
 *
 * @returns {Set<number>}
 */
export function glyphsOnTheWay(/** @type {Font} */ font, /** @type {string} */ word) {
  const steps = shapeWithTrace(font, inBangla(word), [], 0, TracePhase.DONT_STOP)
  const glyphs = steps.filter((step) => step.glyphs).flatMap((step) => step.t)
  return new Set(glyphs.map((glyph) => /** @type {{ g: number }} */ (glyph).g))
}

/**
 * What is drawn of a word: its outlines one after another, and where each stands.
 *
 * @throws {Error} when the font has no glyph for a part of it
 */
export function drawingOf(/** @type {Font} */ font, /** @type {string} */ word) {
  const text = inBangla(word)
  shape(font, text)
  const positions = text.getGlyphPositions()
  return text.getGlyphInfos().map(({ codepoint: glyph }, i) => {
    if (glyph === NOT_DEFINED) throw new Error(`The font cannot set ${word}.`)
    return { outline: font.glyphToPath(glyph), position: positions[i] }
  })
}

function inBangla(/** @type {string} */ word) {
  const text = new Text()
  text.addText(word)
  text.setLanguage('bn')
  text.guessSegmentProperties()
  return text
}
