import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DRAWN_MOTIFS, drawIcons, drawMotif } from './icons.mjs'

const file = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url))
const icons = await drawIcons(file('icon.svg').toString())

test.each(Object.keys(icons))('%s is what `npm run icons` draws from icon.svg', (name) => {
  expect(file(name).equals(icons[name] as Buffer)).toBe(true)
})

test.each(DRAWN_MOTIFS)('%s.webp is what `npm run icons` draws from its SVG', async (name) => {
  const motif = (ending: string) =>
    readFileSync(new URL(`../app/styles/motif/${name}.${ending}`, import.meta.url))
  expect(motif('webp').equals(await drawMotif(motif('svg').toString()))).toBe(true)
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
  const root = readFileSync(new URL('../app/root.tsx', import.meta.url), 'utf8')
  expect(root).toContain(`name="theme-color" content="${manifest.theme_color}"`)
})
