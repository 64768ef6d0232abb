import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DRAWN_MOTIFS, drawIcons, drawMotif } from './icons.mjs'

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
  const motif = (ending: string) =>
    readFileSync(new URL(`../../app/styles/motif/${name}.${ending}`, import.meta.url))
  await expectSameLook(motif('webp'), await drawMotif(motif('svg').toString()))
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

test('the manifest names icons that are there, in the sizes it says, and the colour of the pages', async () => {
  const manifest = JSON.parse(file('site.webmanifest').toString())
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(file(src.slice(1))).metadata()
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`)
  }
  const root = readFileSync(new URL('../../app/root.tsx', import.meta.url), 'utf8')
  expect(root).toContain(`name="theme-color" content="${manifest.theme_color}"`)
})
