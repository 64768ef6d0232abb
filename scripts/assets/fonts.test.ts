import { readFileSync } from 'node:fs'
import { Blob, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { languages } from '../../app/content/languages.js'
import { banglaIn, readFaces, readPlain, readWords, textOf } from './fonts.mjs'

const remedyFor = (edition: string) =>
  `write it into a unicode-range of app/styles/${edition}/fonts.css, then: npm run fonts`
const REMEDY = remedyFor('en')

/** Characters as a unicode-range names them: 'U+986 আ'. */
const named = (letters: Iterable<string>) =>
  Array.from(letters, (letter) => `U+${letter.codePointAt(0)?.toString(16)} ${letter}`)

const hasBengali = languages.some(({ lang }: { lang: string }) => lang === 'bn')
const words = await readWords('en')
const faces = await readFaces('en')
const others = faces.filter(({ name }) => name.includes('-other'))
const bangla = faces.filter(({ name }) => name.startsWith('tiro'))
const own = faces.filter((face) => !others.includes(face) && !bangla.includes(face))
const openFont = async (file: URL) => new Font(new Face(new Blob(await readPlain(file))))
const stringOf = (codes: Iterable<number>) => String.fromCharCode(...codes)

test.each(faces)('$name holds each of its characters that the whole font has', async (face) => {
  const [whole, cut] = await Promise.all([face.source, face.file].map(openFont))
  const needed = face.codes.filter((code) => whole?.nominalGlyph(code))
  expect(needed).not.toEqual([])
  const missing = stringOf(needed.filter((code) => !cut?.nominalGlyph(code)))
  expect(named(missing), REMEDY).toEqual([])
})

test.each(['-variable/anek-bangla', '-variable/petrona', '/tiro-bangla'])(
  'the licence of @fontsource%s is published with the site, as it asks',
  (name) => {
    const published = readFileSync(`public/licences/${name.split('/').at(-1)}.txt`, 'utf8')
    expect(published).toBe(readFileSync(`node_modules/@fontsource${name}/LICENSE`, 'utf8'))
  },
)

test.each(own)("$name holds every character of the site's English words", ({ codes }) => {
  const drawnBySystem = '↑↓' // keys that the search names
  const letters = [...new Set(words)].filter(
    (letter) => letter > '~' && !/[\u0980-\u09ff]/.test(letter) && !drawnBySystem.includes(letter),
  )
  expect(letters).toContain('²')
  const missing = letters.filter((letter) => !stringOf(codes).includes(letter))
  expect(named(missing), REMEDY).toEqual([])
  expect(stringOf(codes)).toMatch(/^[ -;?-Za-z|]{83}/)
})

test.runIf(hasBengali)(
  'every character of the Bengali words is in one of their files',
  async () => {
    const content = [...new Set(await readWords('bn'))].filter((letter) => !'↑↓\n'.includes(letter))
    for (const family of ['anek', 'tiro']) {
      const files = (await readFaces('bn')).filter(({ name }) => name.startsWith(family))
      const held = new Set(files.flatMap(({ codes }) => codes))
      const missing = content.filter((letter) => !held.has(letter.codePointAt(0) ?? 0))
      expect(named(missing), remedyFor('bn')).toEqual([])
    }
  },
)

test.each(others)(
  '$name holds what a guest may type, and nothing that is in two files',
  (other) => {
    const face = own.find(({ name }) => name === other.name.replace('-other', ''))
    expect(face?.codes.filter((code) => other.codes.includes(code))).toEqual([])
    for (const typed of '<é^ß~Ñ–€′\u00a0')
      expect(stringOf([...(face?.codes ?? []), ...other.codes])).toContain(typed)
  },
)

/** Those that draw the words in Bangla letters, by edition. */
const drawing: [string, typeof faces][] = [['en', bangla]]
if (hasBengali)
  drawing.push([
    'bn',
    (await readFaces('bn')).filter(
      ({ name, codes }) => codes.includes(0x995) && !/typed/.test(name),
    ),
  ])
for (const [edition, cuts] of drawing)
  test.each(cuts)(
    `every Bengali word of the ${edition} edition is drawn by $name as by the whole font`,
    { timeout: 60_000 },
    async (face) => {
      const said = await readWords(edition)
      const unused = `no word of the edition is in its letters: take it out of app/styles/${edition}`
      expect(banglaIn(said), unused).not.toEqual([])
      const [whole, cut] = await Promise.all([face.source, face.file].map(openFont))
      const different = banglaIn(said).filter(
        (word) => drawingOf(word, whole) !== drawingOf(word, cut),
      )
      const remedy = `a letter or conjunct of these words is missing: run npm run fonts; if it stays, ${remedyFor(edition)}`
      expect(different, remedy).toEqual([])
    },
  )

/** How many glyphs a word takes, none of them missing: a conjunct that a cut lacks comes apart into more. */
function drawingOf(word: string, font: Font | undefined) {
  const text = textOf(word)
  if (font) shape(font, text)
  const glyphs = text.getGlyphInfos()
  return JSON.stringify(glyphs.map(({ codepoint: glyph, cluster }) => [cluster, glyph > 0]))
}
