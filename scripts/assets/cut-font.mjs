// @ts-check
/** Cuts a font to some weights and characters. Only a build that finds no file in its cache loads this. */
import { readFile } from 'node:fs/promises'
import { Blob, BufferContentType, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'
// @ts-expect-error It ships no types.
import subsetFont from 'subset-font'
import { withPrivateCharacters } from './private-characters.mjs'

/** The OpenType features that browsers apply by default, and those that the styles use. */
const LATIN_FEATURES = 'rvrn ccmp calt clig liga rclt rlig kern mark mkmk lnum tnum'.split(' ')

/**
 * A font file with `codes` only. With `words`, it keeps the conjuncts that these take and no others;
 * without, Bengali letters keep all that they can form.
 *
 * @param {{ source: URL, weight: string, codes: number[], words?: string[] | undefined }} face
 * @returns {Promise<Buffer>}
 */
export async function cutFont({ source, weight, codes, words }) {
  const weights = weight.split(' ').map(Number)
  const isBengali = codes.includes(0x995)
  const options = {
    targetFormat: 'woff2',
    noHinting: true,
    ...(source.pathname.includes('variable') && {
      variationAxes: { wght: { min: Math.min(...weights), max: Math.max(...weights) } },
    }),
    ...(!isBengali && {
      keepFeatures: LATIN_FEATURES,
      dropTables: ['GDEF'], // how kerning changes with the weight: a seventh of a file, unseen
    }),
  }
  const letters = String.fromCharCode(...codes)
  if (!words) return subsetFont(await readFile(source), letters, options)

  // From letters alone a cut keeps all conjuncts that they could form: 28 kB more. So each glyph that the
  // words pass through as they are shaped gets a private character, and the cut keeps those.
  const whole = await readPlain(source)
  const shaper = new Font(new Face(new Blob(whole)))
  const glyphs = glyphsOf(words, shaper).sort((a, b) => a - b)
  const own = codes.map((code) => /** @type {const} */ ([code, shaper.nominalGlyph(code) ?? 0]))
  const { font, characters } = withPrivateCharacters(whole, own, glyphs)
  return subsetFont(font, letters + characters, { ...options, noLayoutClosure: true })
}

/** Every glyph that the words pass through as they are shaped. */
function glyphsOf(/** @type {string[]} */ words, /** @type {Font} */ shaper) {
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
export const readPlain = async (/** @type {URL | Buffer} */ file) =>
  subsetFont(file instanceof URL ? await readFile(file) : file, '', {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
  })

/** A word as harfbuzz shapes it, once. */
export function textOf(/** @type {string} */ word) {
  const text = new Text()
  text.addText(word)
  text.guessSegmentProperties()
  return text
}
