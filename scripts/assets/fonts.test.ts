import { readFileSync } from 'node:fs'
import { Blob, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { readPlain, textOf } from './cut-font.mjs'
import { type FontFace, readCut, readFaces, readWords, styleFolders } from './fonts.mjs'

const faces = (await Promise.all(styleFolders.map(readFaces))).flat()
const fonts = new Map<FontFace, { whole: Font; cut: Font }>()
for (const face of faces)
  fonts.set(face, {
    whole: await openFont(readFileSync(face.source)),
    cut: await openFont(await readCut(face)),
  })

async function openFont(file: Buffer) {
  return new Font(new Face(new Blob(await readPlain(file))))
}

const has = (face: FontFace, part: 'whole' | 'cut', code: number) =>
  Boolean(fonts.get(face)?.[part].nominalGlyph(code))

test.each(styleFolders)('the fonts of %s have every letter of its words', async (folder) => {
  const said = await readWords(folder)
  const own = faces.filter((face) => face.folder === folder)
  const drawnBySystem = '↑↓' // the keys of the search
  const lacking = [...new Set(said)].flatMap((letter) => {
    if (letter <= '~' || drawnBySystem.includes(letter)) return []
    const code = letter.codePointAt(0) ?? 0
    const asked = own.filter(({ codes }) => codes.includes(code))
    const families = asked.map(({ family, style }) => `${family} ${style ?? ''}`)
    const drawing = asked.filter((face) => has(face, 'whole', code))
    const drawn = drawing.map(({ family, style }) => `${family} ${style ?? ''}`)
    if (asked.length > 0 && families.every((family) => drawn.includes(family))) return []
    const [word] =
      said.match(new RegExp(`[\\p{L}\\p{M}]*\\u{${code.toString(16)}}[\\p{L}\\p{M}]*`, 'u')) ?? []
    return [`U+${code.toString(16)} ${letter} in '${word}'`]
  })
  const remedy = `no font has it: use another letter, or give app/styles/${folder}/faces.js a file that has it`
  expect(lacking, remedy).toEqual([])
})

test.each(faces)('$folder/$name has each of its characters that the whole font has', (face) => {
  const needed = face.codes.filter((code) => has(face, 'whole', code))
  expect(needed).not.toEqual([])
  expect(needed.filter((code) => !has(face, 'cut', code))).toEqual([])
})

test.each(faces.filter(({ words }) => words))(
  '$folder/$name draws every Bengali word as the whole font does, and tears none with an empty glyph',
  (face) => {
    const { whole, cut } = fonts.get(face) ?? {}
    const different = face.words?.filter((word) => drawingOf(word, whole) !== drawingOf(word, cut))
    expect(different, 'cut-font.mjs lost a letter or conjunct of these words').toEqual([])
    expect(face.words?.filter((word) => cut && gapsIn(word, cut).length > 0)).toEqual([])
  },
)

const packages = faces.map(({ source }) => /@fontsource[^/]*\/[^/]+/.exec(source.pathname)?.[0])

test.each([...new Set(packages)])('the site publishes the licence of %s, as it demands', (name) => {
  const published = readFileSync(`public/licences/${name?.split('/').at(-1)}.txt`, 'utf8')
  expect(published).toBe(readFileSync(`node_modules/${name}/LICENSE`, 'utf8'))
})

/** A word's glyphs, and whether each exists. A conjunct that a cut lacks comes apart into more glyphs. */
function drawingOf(word: string, font: Font | undefined) {
  const text = textOf(word)
  if (font) shape(font, text)
  const glyphs = text.getGlyphInfos()
  return JSON.stringify(glyphs.map(({ codepoint: glyph, cluster }) => [cluster, glyph > 0]))
}

/** The glyphs of a word that draw nothing and still take room. */
function gapsIn(word: string, font: Font) {
  const text = textOf(word)
  shape(font, text)
  const widths = text.getGlyphPositions().map(({ xAdvance }) => xAdvance)
  return text
    .getGlyphInfos()
    .filter(({ codepoint: glyph }, index) => widths[index] && !font.glyphToPath(glyph))
}
