import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PicturesRefused } from './picture-masters.mjs'
import { buildPictures, PLACES } from './pictures.mjs'

vi.setConfig({ testTimeout: 60_000 }) // encoding takes its time on a busy machine

type Entry = { alt: string; focus: string; slot: string }

const HERO = { alt: 'A river at dawn', focus: '79% 56%', slot: 'wide' }
const GUEST = { alt: 'A woman in a straw hat', focus: '50% 40%', slot: 'avatar' }

/** A small site in a folder of its own: slots of 40 and 80 px and of 16 px, and what the test names. */
async function site(entries: Record<string, Entry>, masters: Record<string, Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))

  const places = {
    masters: join(folder, 'masters'),
    registry: join(folder, 'pictures.ts'),
    output: join(folder, 'public'),
    generatedModule: join(folder, 'pictures.generated.ts'),
    generatedStyles: join(folder, 'pictures.generated.css'),
  }
  const register = (current: Record<string, Entry>) =>
    writeFile(
      places.registry,
      `export const slots = { wide: [40, 80], avatar: [16] } as const
       export const pictures = ${JSON.stringify(current)} satisfies Record<string, object>`,
    )
  await mkdir(places.masters)
  await register(entries)
  for (const [name, bytes] of Object.entries(masters))
    await writeFile(join(places.masters, name), bytes)

  return {
    places,
    register,
    master: (name: string) => join(places.masters, name),
    outputs: async () => (existsSync(places.output) ? (await readdir(places.output)).sort() : []),
    build: () => buildPictures(places),
    check: () => buildPictures({ ...places, check: true }),
    read: (place: 'generatedModule' | 'generatedStyles') => readFile(places[place], 'utf8'),
  }
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
const photo = (width = 100, height = 60, background = '#2f4f43') =>
  plain(width, height, background).jpeg().toBuffer()

const id = (name: string) => name.replace(/-\d+\..*$/, '')
const refusal = (run: Promise<unknown>) =>
  run.then(
    () => expect.fail('nothing was refused'),
    (error) => {
      expect(error).toBeInstanceOf(PicturesRefused)
      return (error as Error).message
    },
  )

describe('Encoding', () => {
  test('a master becomes an AVIF at each width of its slot and one JPEG', async () => {
    const { build, outputs, places } = await site({ hero: HERO }, { 'hero.jpg': await photo() })

    expect(await build()).toEqual({ encoded: ['hero'], removed: [] })
    expect(await outputs()).toEqual([
      expect.stringMatching(/^hero-40\.[0-9a-f]{8}\.avif$/),
      expect.stringMatching(/^hero-80\.[0-9a-f]{8}\.avif$/),
      expect.stringMatching(/^hero-80\.[0-9a-f]{8}\.jpg$/),
    ])
    for (const name of await outputs()) {
      const { width, height, format } = await sharp(
        await readFile(join(places.output, name)),
      ).metadata()
      expect(width).toBe(Number(/-(\d+)\./.exec(name)?.[1]))
      expect(height).toBe(Math.round((Number(width) * 60) / 100))
      expect(name).toMatch(format === 'jpeg' ? /\.jpg$/ : /\.avif$/)
    }
  })

  test.each([
    ['avif', 'avif'],
    ['jpg', 'jpeg'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['JPG', 'jpeg'],
  ] as const)('a master may be a .%s', async (ext, format) => {
    const bytes = await plain(100, 60, '#fff').toFormat(format).toBuffer()
    const { build } = await site({ hero: HERO }, { [`hero.${ext}`]: bytes })

    expect((await build()).encoded).toEqual(['hero'])
  })

  test('nothing is encoded or written again when nothing changed', async () => {
    const { build, check, outputs, places } = await site(
      { hero: HERO },
      { 'hero.jpg': await photo() },
    )
    await build()
    const files = [
      places.generatedModule,
      places.generatedStyles,
      ...(await outputs()).map((name) => join(places.output, name)),
    ]
    const times = () => Promise.all(files.map(async (file) => (await stat(file)).mtimeMs))
    const before = await times()

    expect(await build()).toEqual({ encoded: [], removed: [] })
    expect(await check()).toEqual({ encoded: [], removed: [] })
    expect(await times()).toEqual(before)
  })

  test.each([
    ['lost', (file: string) => rm(file)],
    ['cut off', (file: string) => writeFile(file, '')],
  ])('a file that was %s is encoded again, and only that file', async (_, harm) => {
    const { build, outputs, places } = await site({ hero: HERO }, { 'hero.jpg': await photo() })
    await build()
    const [harmed = '', whole = ''] = (await outputs()).map((name) => join(places.output, name))
    const { mtimeMs } = await stat(whole)
    await harm(harmed)

    expect((await build()).encoded).toEqual(['hero'])
    expect((await stat(harmed)).size).toBeGreaterThan(0)
    expect((await stat(whole)).mtimeMs).toBe(mtimeMs)
  })

  test('a photo taken upright is measured and shown upright, and where it was taken stays private', async () => {
    const lyingOnItsSide = await plain(60, 100, '#fff')
      .withExif({ IFD3: { GPSLatitude: '24/1 53/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { build, outputs, places, read } = await site(
      { hero: HERO },
      { 'hero.jpg': lyingOnItsSide },
    )
    await build()

    expect(await read('generatedModule')).toContain("'hero': ['wide', 100, 60,")
    for (const name of await outputs()) {
      const { width, height, exif } = await sharp(
        await readFile(join(places.output, name)),
      ).metadata()
      expect(width).toBeGreaterThan(Number(height))
      expect(exif).toBeUndefined()
    }
  })

  test('notes and hidden files may lie beside the masters', async () => {
    const { build } = await site(
      { hero: HERO },
      { 'hero.jpg': await photo(), 'README.md': Buffer.from('x'), '.DS_Store': Buffer.from('x') },
    )
    expect((await build()).encoded).toEqual(['hero'])
  })
})

describe('A hotel puts its own photo in place of a drawing', () => {
  test('only that picture is encoded, under a new address, and the old files go', async () => {
    const { build, check, master, outputs, read } = await site(
      { guest: GUEST, hero: HERO },
      {
        'guest.png': await plain(20, 20, '#a33').png().toBuffer(),
        'hero.avif': await plain(100, 60, '#2f4f43').avif().toBuffer(),
      },
    )
    await build()
    const drawn = await outputs()

    await rm(master('hero.avif'))
    await writeFile(master('hero.jpg'), await photo(120, 90, '#ffffff'))
    expect(await refusal(check())).toContain('npm run pictures')
    const { encoded, removed } = await build()
    const now = await outputs()

    expect(encoded).toEqual(['hero'])
    expect(removed.sort()).toEqual(drawn.filter((name) => id(name) === 'hero'))
    expect(now.filter((name) => id(name) === 'guest')).toEqual(
      drawn.filter((name) => id(name) === 'guest'),
    )
    expect(now.filter((name) => id(name) === 'hero')).toHaveLength(3)
    expect(now).not.toEqual(expect.arrayContaining(removed))
    expect(await read('generatedModule')).toContain("'hero': ['wide', 120, 90,")
    expect(await read('generatedStyles')).toMatch(/hero"\] \{.*background-color: #f[ef]f[ef]f[ef]/)
  })

  test('a picture taken out of the registry and the folder leaves nothing behind', async () => {
    const { build, master, outputs, read, register } = await site(
      { guest: GUEST, hero: HERO },
      { 'guest.jpg': await photo(20, 20), 'hero.jpg': await photo() },
    )
    await build()
    await rm(master('guest.jpg'))
    await register({ hero: HERO })

    expect((await build()).removed).toHaveLength(2)
    expect((await outputs()).map(id)).toEqual(['hero', 'hero', 'hero'])
    expect(await read('generatedModule')).not.toContain('guest')
  })

  test('files that no master made are left alone', async () => {
    const { build, outputs, places } = await site({ hero: HERO }, { 'hero.jpg': await photo() })
    await mkdir(places.output)
    await writeFile(join(places.output, 'share.jpg'), 'x')
    await build()

    expect(await outputs()).toContain('share.jpg')
  })
})

describe('What is written down', () => {
  test('the module has kind, size, file mark and words of each picture, in the order of the registry', async () => {
    const { build, outputs, read } = await site(
      { hero: HERO, guest: GUEST },
      { 'guest.jpg': await photo(20, 20), 'hero.jpg': await photo() },
    )
    await build()
    const mark = async (of: string) =>
      (await outputs()).find((name) => id(name) === of)?.split('.')[1]
    const text = await read('generatedModule')

    expect(text).toContain('wide: { widths: [40, 80], jpeg: 80 }')
    expect(text).toContain('avatar: { widths: [16], jpeg: 16 }')
    expect(text.slice(text.indexOf("'hero'"))).toBe(
      `'hero': ['wide', 100, 60, '${await mark('hero')}', "A river at dawn"],\n` +
        `  'guest': ['avatar', 20, 20, '${await mark('guest')}', "A woman in a straw hat"],\n}\n`,
    )
  })

  test('the style sheet keeps the focus in every crop and waits in the average colour', async () => {
    const { build, read } = await site(
      { guest: GUEST, hero: HERO },
      {
        'guest.jpg': await sharp(await photo(20, 20, '#808080'))
          .greyscale()
          .jpeg()
          .toBuffer(),
        'hero.jpg': await photo(100, 60, '#ffffff'),
      },
    )
    await build()
    const text = await read('generatedStyles')

    expect(text).toContain('@layer pictures {')
    expect(text).toMatch(
      /\[data-picture="guest"\] \{ object-position: 50% 40%; background-color: #([78].)\1\1; \}/,
    )
    expect(text).toMatch(
      /\[data-picture="hero"\] \{ object-position: 79% 56%; background-color: #f.f.f.; \}/,
    )
  })

  test('a new focus or alt text encodes nothing', async () => {
    const { build, read, register } = await site({ hero: HERO }, { 'hero.jpg': await photo() })
    await build()
    await register({ hero: { ...HERO, alt: 'Another phrase', focus: '10% 20%' } })

    expect(await build()).toEqual({ encoded: [], removed: [] })
    expect(await read('generatedModule')).toContain('"Another phrase"')
    expect(await read('generatedStyles')).toContain('object-position: 10% 20%')
  })
})

describe('Refused, with nothing changed', () => {
  test.each([
    {
      rule: 'a master narrower than its place',
      entries: { hero: HERO },
      masters: async () => ({ 'hero.jpg': await photo(79, 60) }),
      says: [/masters.hero\.jpg is 79 px wide/, 'at least 80 px wide'],
    },
    {
      rule: 'a picture without alt text',
      entries: { hero: { ...HERO, alt: ' ' } },
      masters: async () => ({ 'hero.jpg': await photo() }),
      says: [/pictures\.ts: 'hero' has no alt text/],
    },
    {
      rule: 'a file that the registry does not know',
      entries: { hero: HERO },
      masters: async () => ({ 'hero.jpg': await photo(), 'pool.jpg': await photo() }),
      says: [/masters.pool\.jpg has no entry in .*pictures\.ts/, "Add 'pool'"],
    },
    {
      rule: 'a photo in a format that is not accepted',
      entries: { hero: HERO },
      masters: async () => ({ 'hero.jpg': await photo(), 'hero.heic': await photo() }),
      says: [/masters.hero\.heic is not/, '.jpg'],
    },
    {
      rule: 'an entry without a master',
      entries: { hero: HERO },
      masters: async () => ({}),
      says: [/pictures\.ts names 'hero', but there is no .*masters.hero/],
    },
    {
      rule: 'two masters of one picture',
      entries: { hero: HERO },
      masters: async () => ({ 'hero.avif': await photo(), 'hero.jpg': await photo() }),
      says: [/masters.hero\.avif and .*masters.hero\.jpg are both 'hero'/],
    },
    {
      rule: 'a file that is no picture',
      entries: { hero: HERO },
      masters: async () => ({ 'hero.jpg': Buffer.from('not a photo') }),
      says: [/masters.hero\.jpg cannot be read as a picture/],
    },
    {
      rule: 'a focus that is not two percentages',
      entries: { hero: { ...HERO, focus: 'center' } },
      masters: async () => ({ 'hero.jpg': await photo() }),
      says: ["the focus of 'hero' is 'center'", '50% 40%'],
    },
    {
      rule: 'a focus outside the picture',
      entries: { hero: { ...HERO, focus: '50% 101%' } },
      masters: async () => ({ 'hero.jpg': await photo() }),
      says: ["the focus of 'hero' is '50% 101%'"],
    },
    {
      rule: 'a slot that does not exist',
      entries: { hero: { ...HERO, slot: 'poster' } },
      masters: async () => ({ 'hero.jpg': await photo() }),
      says: ["the slot of 'hero' is 'poster'", 'wide, avatar'],
    },
    {
      rule: 'an id that is no file name for the web',
      entries: { 'Hero 1': HERO },
      masters: async () => ({ 'Hero 1.jpg': await photo() }),
      says: ["'Hero 1' is not a name for a picture"],
    },
  ])('$rule', async ({ entries, masters, says }) => {
    const { build, outputs, places } = await site(entries as never, await masters())
    const message = await refusal(build())

    for (const part of says) expect(message).toMatch(part)
    expect(message.split('\n')).toHaveLength(1)
    expect(await outputs()).toEqual([])
    expect(existsSync(places.generatedModule)).toBe(false)
    expect(existsSync(places.generatedStyles)).toBe(false)
  })

  test('everything that is wrong is said at once, and what was made before stays', async () => {
    const { build, master, outputs, places, register } = await site(
      { hero: HERO },
      { 'hero.jpg': await photo() },
    )
    await build()
    const before = await outputs()
    await rename(master('hero.jpg'), master('pool.jpg'))
    await register({ hero: { ...HERO, alt: '' } })

    expect((await refusal(build())).split('\n')).toHaveLength(3)
    expect(await outputs()).toEqual(before)
    expect(existsSync(places.generatedModule)).toBe(true)
  })
})

test('the encoded pictures of this site are what its masters give', async () => {
  expect(await buildPictures({ ...PLACES, check: true })).toEqual({ encoded: [], removed: [] })
})
