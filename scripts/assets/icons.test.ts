import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '../../app/content/languages.js'
import { listFiles } from '../lib/list-files.mjs'
import { DRAWN_MOTIFS, drawIcons, drawMotif, inItsColours, readMotif } from './icons.mjs'

const file = (name: string) => readFileSync(new URL(`../../public/${name}`, import.meta.url))
const icons = await drawIcons(file('icon.svg').toString())

const ICO_HEADER = 22
const pixels = (picture: Buffer) => {
  const isIcon = picture.readUInt16LE(0) === 0
  return sharp(isIcon ? picture.subarray(ICO_HEADER) : picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** Compares what is seen: another version of the library may write other bytes and softer edges. */
async function expectSameLook(kept: Buffer, drawn: Buffer) {
  const [a, b] = [await pixels(kept), await pixels(drawn)]
  expect([a.info.width, a.info.height]).toEqual([b.info.width, b.info.height])
  const others = a.data.filter((value, at) => Math.abs(value - (b.data[at] ?? 0)) > 32).length
  expect(others / a.data.length).toBeLessThan(0.001)
}

test.each(Object.keys(icons))('%s looks as `npm run icons` draws it from icon.svg', (name) =>
  expectSameLook(file(name), icons[name] as Buffer),
)

test.each(DRAWN_MOTIFS)('%s.webp looks as `npm run icons` draws it from its SVG', async (name) => {
  const kept = readFileSync(`app/styles/motif/${name}.webp`)
  await expectSameLook(kept, await drawMotif(readMotif(name)))
})

test('an icon of another shape or colour is noticed', async () => {
  const svg = file('icon.svg').toString()
  const other = await drawIcons(svg.replace(/rx="\d+"/, 'rx="0"'))
  const name = 'icon-192.png'
  await expect(expectSameLook(file(name), other[name] as Buffer)).rejects.toThrow()
})

test.each([
  ['apple-touch-icon.png', 180, false],
  ['icon-192.png', 192, true],
  ['icon-512.png', 512, true],
  ['icon-maskable-512.png', 512, false],
])(
  '%s is %i pixels wide and high, its corners transparent: %s',
  async (name, size, transparent) => {
    const image = sharp(file(name))
    expect(await image.metadata()).toMatchObject({ format: 'png', width: size, height: size })
    const corner = image.extract({ left: 0, top: 0, width: 1, height: 1 }).ensureAlpha()
    expect((await corner.raw().toBuffer())[3]).toBe(transparent ? 0 : 255)
  },
)

test('the manifest names icons that are there, in the sizes it says', async () => {
  const manifest = JSON.parse(file('site.webmanifest').toString())
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(file(src.slice(1))).metadata()
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`)
  }
})

test('the icon and the manifests have the colours of tokens.css', () => {
  const remedy = 'run: npm run icons'
  expect(file('icon.svg').toString(), remedy).toBe(readMotif('icon'))
  for (const { path } of languages) {
    const manifest = file(`${path.slice(1)}/site.webmanifest`.replace(/^\//, '')).toString()
    expect(manifest, remedy).toBe(inItsColours(manifest))
  }
})

/** Drawings and prints have colours of their own, whatever the hotel's are. */
const DRAWINGS =
  /tokens\.css|pictures\.generated|stamp\.|hour\.css|(stars|rain|weave-(cane|paper))\.svg|contact.(distances|directions)\./

test('a colour of the hotel is written in tokens.css and nowhere else', async () => {
  const literal =
    /#[0-9a-f]{3,8}\b(?=[\s;"',)])|\b(rgba?|hsla?|oklch|oklab|lch|lab)\([\d.][^)]*\)/gi
  const found = (await listFiles('app', /(?<!\.test)\.(css|tsx|svg)$/)).flatMap((path) => {
    if (DRAWINGS.test(path)) return []
    const colours = readFileSync(`app${path}`, 'utf8').match(literal) ?? []
    return colours.filter((colour) => !isGrey(colour)).map((colour) => `app${path}: ${colour}`)
  })
  expect(found, 'name it in app/styles/tokens.css and write var(--name) here').toEqual([])
})

/** Black, white and what lies between are nobody's colours. */
function isGrey(colour: string) {
  const digits = colour.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3')
  const channels = colour.startsWith('#') ? digits.slice(1, 7).match(/../g) : colour.match(/\d+/g)
  return new Set(channels?.slice(0, 3)).size === 1
}
