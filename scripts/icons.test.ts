import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DRAWN_MOTIFS, drawIcons, drawMotif } from './icons.mjs'

const file = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url))
const icons = await drawIcons(file('icon.svg').toString())

test.each(Object.keys(icons))('%s is what `npm run icons` draws from icon.svg', (name) => {
  expect(file(name).equals(icons[name] as Buffer)).toBe(true)
})

test.each(DRAWN_MOTIFS)(
  '%s.webp is what `npm run icons` draws from its SVG, three times its size',
  async (name) => {
    const motif = (ending: string) =>
      readFileSync(new URL(`../app/styles/motif/${name}.${ending}`, import.meta.url))
    expect(motif('webp').equals(await drawMotif(motif('svg').toString()))).toBe(true)
    const { width: drawn = 0 } = await sharp(motif('svg')).metadata()
    expect((await sharp(motif('webp')).metadata()).width).toBe(3 * drawn)
  },
)

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is %i pixels wide and high', async (name, width) => {
  expect(await sharp(file(name)).metadata()).toMatchObject({ format: 'png', width, height: width })
})

test.each(['apple-touch-icon.png', 'icon-maskable-512.png'])(
  '%s has no corners of its own',
  async (name) => {
    const { data } = await sharp(file(name))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[3]).toBe(255)
  },
)

test('favicon.ico is an icon of one picture of 32 pixels', async () => {
  const bytes = file('favicon.ico')
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata()).toMatchObject({
    width: 32,
    height: 32,
  })
})

test('the manifest names icons that are there, in the sizes it says, and the colours of the pages', async () => {
  const manifest = JSON.parse(file('site.webmanifest').toString())
  for (const { src, sizes, type } of manifest.icons) {
    const { width, height, format } = await sharp(file(src.slice(1))).metadata()
    if (sizes !== 'any') expect(sizes).toBe(`${width}x${height}`)
    expect(type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
  }
  const root = readFileSync(new URL('../app/root.tsx', import.meta.url), 'utf8')
  expect(root).toContain(`name="theme-color" content="${manifest.theme_color}"`)
  expect(file('icon.svg').toString()).toContain(`fill="${manifest.background_color}"`)
})
