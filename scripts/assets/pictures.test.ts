import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
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

test('a master becomes an AVIF at each width of its slot and one JPEG, once', async () => {
  const it = await site({ 'hero-home': HERO }, { 'hero-home.jpg': await photo() })
  expect(await it.build()).toEqual({ encoded: ['hero-home'], removed: [] })
  expect(await it.outputs()).toEqual([
    expect.stringMatching(/^hero-home-40\.[0-9a-f]{8}\.avif$/),
    expect.stringMatching(/^hero-home-80\.[0-9a-f]{8}\.avif$/),
    expect.stringMatching(/^hero-home-80\.[0-9a-f]{8}\.jpg$/),
  ])
  for (const name of await it.outputs()) {
    const width = Number(/-(\d+)\./.exec(name)?.[1])
    expect(await (await it.image(name)).metadata()).toMatchObject({ width, height: 0.6 * width })
  }
  // Only a missing file is written again.
  const [lost = '', other = ''] = (await it.outputs()).map(it.output)
  const { mtimeMs } = await stat(other)
  expect(await it.check()).toEqual({ encoded: [], removed: [] })
  await rm(lost)
  expect((await it.build()).encoded).toEqual(['hero-home'])
  expect((await stat(lost)).size).toBeGreaterThan(0)
  expect((await stat(other)).mtimeMs).toBe(mtimeMs)
  await it.register({ 'hero-home': { ...HERO, focus: '10% 20%' } })
  expect(await it.build()).toEqual({ encoded: [], removed: [] })
  expect(await it.styles()).toContain('object-position: 10% 20%')
})

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

test.each<[string, Record<string, Entry>, Record<string, [number, number]>, RegExp[]]>([
  [
    'a name, an entry, a master or a focus',
    {
      'hero-lost': HERO,
      'hero-twice': HERO,
      'hero-words': { ...HERO, focus: 'center' },
      'hero-far': { ...HERO, focus: '50% 101%' },
      ...{ 'Hero 1': HERO, hero: HERO, 'a-phone': HERO },
    },
    {
      ...{ 'hero-twice.jpg': [100, 60], 'hero-twice.avif': [100, 60], 'hero-words.jpg': [100, 60] },
      ...{ 'hero-far.jpg': [100, 60], 'pool-day.jpg': [100, 60], 'pool-night.heic': [100, 60] },
      ...{ 'Hero 1.jpg': [100, 60], 'hero.jpg': [100, 60], 'a-phone.jpg': [100, 60] },
    },
    [
      /names 'hero-lost', but there is no/,
      /\.avif and hero-twice\.jpg are both 'hero-twice'/,
      /focus of 'hero-words' is 'center'/,
      /focus of 'hero-far' is '50% 101%'/,
      /pool-day\.jpg has no entry/,
      /pool-night\.heic is not.*\.jpg/,
      /'Hero 1' is not a name/,
      /'hero' is not a name/,
      /'a-phone' is not a name/,
    ],
  ],
  [
    'a size',
    {
      ...{ 'hero-home': HERO, 'hero-torn': HERO, 'hero-shared': { ...HERO, share: true } },
      'hero-tall': { ...HERO, upright: '9 / 19' },
    },
    {
      ...{ 'hero-home.jpg': [79, 60], 'hero-torn.jpg': [0, 0], 'hero-shared.jpg': [1190, 700] },
      'hero-tall.jpg': [2400, 1300],
    },
    [
      /As 'wide'.* 79 px wide.* 80\./,
      /hero-torn\.jpg cannot be read as a picture/,
      /to be shared.* 1190 px wide.* 1200\./,
      /to 9 \/ 19 for phones.* 615 px wide.* 620\./,
    ],
  ],
])(
  'each fault in %s has a line of its own, and nothing is changed',
  async (_, entries, sizes, faults) => {
    const masters: Record<string, Buffer> = {}
    for (const [name, [width, height]] of Object.entries(sizes))
      masters[name] = width ? await photo(width, height) : Buffer.from('not a photo')
    const it = await site(entries, masters)
    const told = (await refusal(it.build())).split('\n')
    expect(told).toHaveLength(faults.length)
    for (const fault of faults)
      expect(
        told.some((line) => fault.test(line)),
        `${fault}`,
      ).toBe(true)
    expect(await it.outputs()).toEqual([])
    expect(it.hasStyles()).toBe(false)
  },
)

test('the encoded pictures of this site are up to date', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  expect(await buildPictures({ root, check: true })).toEqual({ encoded: [], removed: [] })
})
