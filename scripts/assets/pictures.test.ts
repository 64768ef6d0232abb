import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PicturesRefused } from './picture-masters.mjs'
import { buildPictures } from './pictures.mjs'

vi.setConfig({ testTimeout: 60_000 }) // encoding takes its time on a busy machine

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
    hasModule: (name: string) => existsSync(module(name)),
    module: (name: string) => readFile(module(name), 'utf8'),
    styles: () => readFile(styles, 'utf8'),
    hasStyles: () => existsSync(styles),
  }
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const photo = (width = 100, height = 60, background = '#2f4f43') =>
  plain(width, height, background).jpeg().toBuffer()
const oneHero = async (entry = HERO) =>
  site({ 'hero-home': entry }, { 'hero-home.jpg': await photo(1400, 1300) })

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

describe('Encoding', () => {
  test('a master becomes an AVIF at each width of its slot and one JPEG, whatever its format', async () => {
    for (const format of ['avif', 'jpeg', 'png', 'webp'] as const) {
      const bytes = await plain(100, 60, '#2f4f43').toFormat(format).toBuffer()
      const it = await site({ 'hero-home': HERO }, { [`hero-home.${format}`]: bytes })
      expect(await it.build()).toEqual({ encoded: ['hero-home'], removed: [] })
      expect(await it.outputs()).toEqual([
        expect.stringMatching(/^hero-home-40\.[0-9a-f]{8}\.avif$/),
        expect.stringMatching(/^hero-home-80\.[0-9a-f]{8}\.avif$/),
        expect.stringMatching(/^hero-home-80\.[0-9a-f]{8}\.jpg$/),
      ])
      for (const name of await it.outputs()) {
        const width = Number(/-(\d+)\./.exec(name)?.[1])
        expect(await (await it.image(name)).metadata()).toMatchObject({
          width,
          height: 0.6 * width,
        })
      }
    }
  })

  test('nothing is written again when nothing changed, and of an incomplete picture only the missing file', async () => {
    const it = await oneHero()
    await it.build()
    const [lost = '', ...others] = (await it.outputs()).map(it.output)
    const times = () => Promise.all(others.map(async (file) => (await stat(file)).mtimeMs))
    const before = await times()
    expect(await it.build()).toEqual({ encoded: [], removed: [] })
    expect(await it.check()).toEqual({ encoded: [], removed: [] })
    await rm(lost)
    expect((await it.build()).encoded).toEqual(['hero-home'])
    expect((await stat(lost)).size).toBeGreaterThan(0)
    expect(await times()).toEqual(before)
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

  test.each([
    ['a crop for phones', '-upright-', { upright: '10 / 1' }, [650, 65]],
    ['a picture to share', '-share.', { share: true }, [1200, 630]],
  ] as const)('%s follows the focus and goes with its entry', async (_, part, asked, size) => {
    const [width, height] = size
    const entry = { ...HERO, ...asked, focus: '100% 50%' }
    const master = await twoHalves(3 * width, height)
    const it = await site({ 'hero-home': entry }, { 'hero-home.png': master })
    await it.build()
    const files = await it.outputs(part)
    const image = await it.image(files.at(-1) ?? '')
    expect(await image.metadata()).toMatchObject({ width, height })
    expect((await image.stats()).channels[2]?.mean).toBeGreaterThan(200)

    await it.register({ 'hero-home': { ...entry, focus: '10% 50%' } })
    expect(await refusal(it.check())).toContain('npm run pictures')
    expect((await it.build()).removed.sort()).toEqual(
      files.map((name) => `public/pictures/${name}`),
    )
    await it.register({ 'hero-home': HERO })
    await it.build()
    expect(await it.outputs(part)).toEqual([])
  })
})

describe('A hotel puts its own photo in place of a drawing', () => {
  test('only that picture is encoded, under a new address, and the old files go', async () => {
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
    expect(await it.outputs('hero-home')).toHaveLength(3)
    expect(await it.module('hero.ts')).toContain('width: 120, height: 90,')
    expect(await it.styles()).toMatch(/hero-home"\] \{.*background-color: #f[ef]f[ef]f[ef]/)
  })

  test('removing a picture removes its files; files that no master made stay', async () => {
    const it = await site(
      { 'guest-hat': GUEST, 'hero-home': HERO },
      { 'guest-hat.jpg': await photo(20, 20), 'hero-home.jpg': await photo() },
    )
    await it.build()
    await writeFile(it.output('notes.txt'), 'x')
    await rm(it.master('guest-hat.jpg'))
    await it.register({ 'hero-home': HERO })
    expect((await it.build()).removed).toHaveLength(3)
    expect(await it.outputs('guest')).toEqual([])
    expect(await it.outputs('notes')).toHaveLength(1)
    expect(it.hasModule('guest.ts')).toBe(false)
  })

  test('a new focus changes the styles and encodes nothing', async () => {
    const it = await oneHero()
    await it.build()
    await it.register({ 'hero-home': { ...HERO, focus: '10% 20%' } })
    expect(await it.build()).toEqual({ encoded: [], removed: [] })
    expect(await it.styles()).toContain('object-position: 10% 20%')
  })
})

describe('Refused, with nothing changed', () => {
  const entry = (changed: Partial<Entry> = {}) => ({ 'hero-home': { ...HERO, ...changed } })
  const jpg = { 'hero-home.jpg': [100, 60] }
  type Case = [RegExp, Record<string, Entry>, Record<string, number[]>]

  test.each<Case>([
    [/As 'wide'.* 79 px wide.* 80\./, entry(), { 'hero-home.jpg': [79, 60] }],
    [/pool-day\.jpg has no entry/, entry(), { ...jpg, 'pool-day.jpg': [100, 60] }],
    [/hero-home\.heic is not.*\.jpg/, entry(), { ...jpg, 'hero-home.heic': [100, 60] }],
    [/names 'hero-home', but there is no/, entry(), {}],
    [
      /\.avif and hero-home\.jpg are both 'hero-home'/,
      entry(),
      { ...jpg, 'hero-home.avif': [100, 60] },
    ],
    [/cannot be read as a picture/, entry(), { 'hero-home.jpg': [] }],
    [/focus of 'hero-home' is 'center'/, entry({ focus: 'center' }), jpg],
    [/focus of 'hero-home' is '50% 101%'/, entry({ focus: '50% 101%' }), jpg],
    [/'Hero 1' is not a name/, { 'Hero 1': HERO }, { 'Hero 1.jpg': [100, 60] }],
    [/'hero' is not a name/, { hero: HERO }, { 'hero.jpg': [100, 60] }],
    [/'2025-fair' is not a name/, { '2025-fair': HERO }, { '2025-fair.jpg': [100, 60] }],
    [/'a-phone' is not a name/, { 'a-phone': HERO }, { 'a-phone.jpg': [100, 60] }],
    [
      /to 9 \/ 19 for phones.* 615 px wide.* 620\./,
      entry({ upright: '9 / 19' }),
      { 'hero-home.jpg': [2400, 1300] },
    ],
    [
      /to be shared.* 1190 px wide.* 1200\./,
      entry({ share: true }),
      { 'hero-home.jpg': [1190, 700] },
    ],
  ])('%s', async (says, entries, sizes) => {
    const masters: Record<string, Buffer> = {}
    for (const [name, [width, height]] of Object.entries(sizes))
      masters[name] = width ? await photo(width, height) : Buffer.from('not a photo')
    const it = await site(entries, masters)
    const message = await refusal(it.build())
    expect(message).toMatch(says)
    expect(message.split('\n')).toHaveLength(1)
    expect(await it.outputs()).toEqual([])
    expect(it.hasStyles()).toBe(false)
  })

  test('all problems are reported at once, and earlier files stay', async () => {
    const it = await oneHero()
    await it.build()
    const before = await it.outputs()
    await rename(it.master('hero-home.jpg'), it.master('pool-day.jpg'))
    await it.register({ 'hero-home': { ...HERO, focus: '' }, 'guest-hat': GUEST })
    expect((await refusal(it.build())).split('\n')).toHaveLength(3)
    expect(await it.outputs()).toEqual(before)
  })
})

test('the encoded pictures of this site are what its masters give', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  expect(await buildPictures({ root, check: true })).toEqual({ encoded: [], removed: [] })
})
