import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PicturesRefused } from './picture-masters.mjs'
import { buildPictures } from './pictures.mjs'

vi.setConfig({ testTimeout: 60_000 }) // encoding is slow on a busy machine

type Entry = { focus: string; slot: string; upright?: string; share?: boolean }

const HERO: Entry = { focus: '79% 56%', slot: 'wide' }
const GUEST: Entry = { focus: '50% 40%', slot: 'avatar' }

/** A small site in its own folder, with slots of 40 and 80 px and of 16 px. */
async function site(entries: Record<string, Entry>, masters: Record<string, Buffer>) {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const slots = 'export const slots = { wide: [40, 80], avatar: [16] } as const'
  const register = (current: Record<string, Entry>) =>
    writeFile(
      join(root, 'app/content/pictures.ts'),
      `${slots}\nexport const pictures = ${JSON.stringify(current)}`,
    )
  for (const path of ['masters', 'app/content', 'app/styles'])
    await mkdir(join(root, path), { recursive: true })
  await register(entries)
  for (const [name, bytes] of Object.entries(masters))
    await writeFile(join(root, 'masters', name), bytes)

  const output = (name: string) => join(root, 'public/pictures', name)
  const module = (name: string) => join(root, 'app/content/pictures.generated', name)
  const styles = join(root, 'app/styles/pictures.generated.css')
  return {
    register,
    output,
    master: (name: string) => join(root, 'masters', name),
    outputs: async (part = '') => {
      const names = existsSync(output('')) ? await readdir(output('')) : []
      return names.filter((name) => name.includes(part)).sort()
    },
    image: async (name: string) => sharp(await readFile(output(name))),
    build: () => buildPictures({ root }),
    check: () => buildPictures({ root, check: true }),
    module: (name: string) => readFile(module(name), 'utf8'),
    styles: () => readFile(styles, 'utf8'),
    hasStyles: () => existsSync(styles),
  }
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const photo = (width = 100, height = 60, background = '#2f4f43') =>
  plain(width, height, background).jpeg().toBuffer()
/** Red in its left half, blue in its right one. */
const twoHalves = async (width: number, height: number) =>
  plain(width, height, '#0000ff')
    .composite([
      {
        input: await plain(width / 2, height, '#ff0000')
          .png()
          .toBuffer(),
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer()

async function refusal(run: Promise<unknown>) {
  const error = await run.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(PicturesRefused)
  return (error as Error).message
}

test('a photo taken upright is shown upright, and where it was taken stays private', async () => {
  const lyingOnItsSide = await plain(60, 100, '#fff')
    .withExif({ IFD3: { GPSLatitude: '24/1 53/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const it = await site({ 'hero-home': HERO }, { 'hero-home.jpg': lyingOnItsSide })
  await it.build()
  expect(await it.module('hero.ts')).toContain('width: 100, height: 60,')
  for (const name of await it.outputs()) {
    const { width, height, exif } = await (await it.image(name)).metadata()
    expect(width).toBeGreaterThan(height)
    expect(exif).toBeUndefined()
  }
})

test('a crop for phones and a picture to share follow the focus and go with their entry', async () => {
  const entry = { ...HERO, upright: '2 / 1', share: true, focus: '100% 50%' }
  const it = await site({ 'hero-home': entry }, { 'hero-home.png': await twoHalves(3600, 630) })
  await it.build()
  const files = [...(await it.outputs('-upright-')), ...(await it.outputs('-share.'))]
  for (const name of files)
    expect((await (await it.image(name)).stats()).channels[2]?.mean, name).toBeGreaterThan(200)
  const shared = await (await it.image(files.at(-1) ?? '')).metadata()
  expect(shared).toMatchObject({ width: 1200, height: 630 })
  await it.register({ 'hero-home': { ...entry, focus: '10% 50%' } })
  expect(await refusal(it.check())).toContain('npm run pictures')
  expect((await it.build()).removed.sort()).toEqual(
    files.map((name) => `public/pictures/${name}`).sort(),
  )
  await it.register({ 'hero-home': HERO })
  await it.build()
  expect([...(await it.outputs('-upright-')), ...(await it.outputs('-share.'))]).toEqual([])
})

test("a hotel's own photo in place of a drawing is encoded alone, and the old files go", async () => {
  const it = await site(
    { 'guest-hat': GUEST, 'hero-home': HERO },
    { 'guest-hat.png': await photo(20, 20), 'hero-home.avif': await photo() },
  )
  await it.build()
  const [drawn, guests] = [await it.outputs('hero-home'), await it.outputs('guest-hat')]
  await rm(it.master('hero-home.avif'))
  await writeFile(it.master('hero-home.jpg'), await photo(120, 90, '#ffffff'))
  expect(await refusal(it.check())).toContain('npm run pictures')
  const { encoded, removed } = await it.build()
  expect(encoded).toEqual(['hero-home'])
  expect(removed.sort()).toEqual(drawn.map((name) => `public/pictures/${name}`))
  expect(await it.outputs('guest-hat')).toEqual(guests)
  expect(await it.module('hero.ts')).toContain('width: 120, height: 90,')
  expect(await it.styles()).toMatch(/hero-home"\] \{.*background-color: #f[ef]f[ef]f[ef]/)

  // Files of a removed picture go; files that no master made stay.
  await writeFile(it.output('notes.txt'), 'x')
  await rm(it.master('guest-hat.png'))
  await it.register({ 'hero-home': HERO })
  expect((await it.build()).removed).toHaveLength(3)
  expect(await it.outputs('guest')).toEqual([])
  expect(await it.outputs('notes')).toHaveLength(1)
})

test('each fault has a line of its own, and nothing is changed', async () => {
  const entries = {
    'hero-lost': HERO,
    'hero-far': { ...HERO, focus: '50% 101%' },
    'hero-small': HERO,
    'hero-torn': HERO,
    'hero-shared': { ...HERO, share: true },
    'hero-tall': { ...HERO, upright: '9 / 19' },
    'a-phone': HERO,
  }
  const it = await site(entries, {
    ...{ 'hero-far.jpg': await photo(), 'pool-day.jpg': await photo(), 'pool.heic': await photo() },
    ...{ 'hero-small.jpg': await photo(79), 'hero-torn.jpg': Buffer.from('not a photo') },
    ...{ 'hero-shared.jpg': await photo(1190, 700), 'hero-tall.jpg': await photo(2400, 1300) },
  })
  const told = (await refusal(it.build())).split('\n')
  const faults = [
    /names 'hero-lost', but there is no/,
    /focus of 'hero-far' is '50% 101%'/,
    /pool-day\.jpg has no entry/,
    /pool\.heic is not.*\.jpg/,
    /'a-phone' is not a name/,
    /As 'wide'.* 79 px wide.* 80\./,
    /hero-torn\.jpg cannot be read as a picture/,
    /to be shared.* 1190 px wide.* 1200\./,
    /to 9 \/ 19 for phones.* 615 px wide.* 620\./,
  ]
  for (const fault of faults) expect(told).toContainEqual(expect.stringMatching(fault))
  expect(told).toHaveLength(faults.length)
  expect(await it.outputs()).toEqual([])
  expect(it.hasStyles()).toBe(false)
})

test('the encoded pictures of this site are up to date', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  expect(await buildPictures({ root, check: true })).toEqual({ encoded: [], removed: [] })
})
