import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PicturesRefused } from './picture-masters.mjs'
import { buildPictures, PLACES } from './pictures.mjs'

vi.setConfig({ testTimeout: 60_000 }) // encoding takes its time on a busy machine

type Entry = { alt: string; focus: string; slot: string; upright?: string; share?: true }

const HERO = { alt: 'A river at dawn', focus: '79% 56%', slot: 'wide' }
const GUEST = { alt: 'A woman in a straw hat', focus: '50% 40%', slot: 'avatar' }

/** A small site in a folder of its own: what the test names, in slots of 40 and 80 px and of 16 px or others. */
async function site(
  entries: Record<string, Entry>,
  masters: Record<string, Buffer>,
  slots: Record<string, number[]> = { wide: [40, 80], avatar: [16] },
) {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))

  const places = {
    masters: join(folder, 'masters'),
    registry: join(folder, 'pictures.ts'),
    output: join(folder, 'public'),
    generatedModules: join(folder, 'pictures.generated'),
    generatedStyles: join(folder, 'pictures.generated.css'),
  }
  const register = (current: Record<string, Entry>) =>
    writeFile(
      places.registry,
      `export const slots = ${JSON.stringify(slots)} as const
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
    build: () => buildPictures({ ...places, maxEffort: 0 }),
    check: () => buildPictures({ ...places, check: true }),
    modules: async () => (await readdir(places.generatedModules)).sort(),
    module: (name: string) => readFile(join(places.generatedModules, name), 'utf8'),
    styles: () => readFile(places.generatedStyles, 'utf8'),
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
    const { build, outputs, places } = await site(
      { 'hero-home': HERO },
      { 'hero-home.jpg': await photo() },
    )

    expect(await build()).toEqual({ encoded: ['hero-home'], removed: [] })
    expect(await outputs()).toEqual([
      expect.stringMatching(/^hero-home-40\.[0-9a-f]{8}\.avif$/),
      expect.stringMatching(/^hero-home-80\.[0-9a-f]{8}\.avif$/),
      expect.stringMatching(/^hero-home-80\.[0-9a-f]{8}\.jpg$/),
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
    const { build } = await site({ 'hero-home': HERO }, { [`hero-home.${ext}`]: bytes })

    expect((await build()).encoded).toEqual(['hero-home'])
  })

  test('nothing is encoded or written again when nothing changed', async () => {
    const { build, check, outputs, places } = await site(
      { 'hero-home': HERO },
      { 'hero-home.jpg': await photo() },
    )
    await build()
    const files = [
      join(places.generatedModules, 'hero.ts'),
      join(places.generatedModules, 'encoded-widths.ts'),
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
    const { build, outputs, places } = await site(
      { 'hero-home': HERO },
      { 'hero-home.jpg': await photo() },
    )
    await build()
    const [harmed = '', whole = ''] = (await outputs()).map((name) => join(places.output, name))
    const { mtimeMs } = await stat(whole)
    await harm(harmed)

    expect((await build()).encoded).toEqual(['hero-home'])
    expect((await stat(harmed)).size).toBeGreaterThan(0)
    expect((await stat(whole)).mtimeMs).toBe(mtimeMs)
  })

  test('a photo taken upright is measured and shown upright, and where it was taken stays private', async () => {
    const lyingOnItsSide = await plain(60, 100, '#fff')
      .withExif({ IFD3: { GPSLatitude: '24/1 53/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { build, module, outputs, places } = await site(
      { 'hero-home': HERO },
      { 'hero-home.jpg': lyingOnItsSide },
    )
    await build()

    expect(await module('hero.ts')).toContain('width: 100, height: 60,')
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
      { 'hero-home': HERO },
      {
        'hero-home.jpg': await photo(),
        'README.md': Buffer.from('x'),
        '.DS_Store': Buffer.from('x'),
      },
    )
    expect((await build()).encoded).toEqual(['hero-home'])
  })
})

test('for phones there are lighter files of the widths from 256 to 960', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const grain = await sharp({
    create: { width: 1000, height: 100, channels: 3, background: '#fff', noise },
  })
    .jpeg()
    .toBuffer()
  const { build, module, outputs, places } = await site(
    { 'hero-home': HERO },
    { 'hero-home.jpg': grain },
    { wide: [40, 300, 970] },
  )
  await build()

  expect(await module('encoded-widths.ts')).toContain(
    'wide: { widths: [40, 300, 970], phone: [300],',
  )
  const names = (await outputs()).filter((name) => /-300\./.test(name))
  const [usual = '', forPhones = '', ...others] = names
  expect(others).toEqual([])
  expect(forPhones).toBe(usual.replace('-300.', '-phone-300.'))
  const bytes = async (name: string) => (await stat(join(places.output, name))).size
  expect(await bytes(forPhones)).toBeLessThan(0.7 * (await bytes(usual)))
})

describe('A crop for phones', () => {
  const UPRIGHT = { ...HERO, upright: '1 / 2' }
  const crops = async (outputs: () => Promise<string[]>) =>
    (await outputs()).filter((name) => name.includes('-upright-'))

  test('it is taken around the focus, as high as the master and no wider in a file than there', async () => {
    const left = await plain(1000, 1300, '#ff0000').png().toBuffer()
    const master = await plain(2000, 1300, '#0000ff')
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { build, module, outputs, places } = await site(
      { 'hero-home': { ...UPRIGHT, focus: '100% 50%' } },
      { 'hero-home.png': master },
    )
    await build()

    const names = await crops(outputs)
    const [, hash] = /\.([0-9a-f]{8})\./.exec(names[0] ?? '') ?? []
    expect(names).toEqual([
      `hero-home-upright-400.${hash}.avif`,
      `hero-home-upright-640.${hash}.avif`,
      `hero-home-upright-650.${hash}.avif`,
    ])
    expect(await module('hero.ts')).toContain(
      `upright: { width: 650, height: 1300, hash: '${hash}', widths: [400, 640, 650] } }`,
    )
    const image = sharp(await readFile(join(places.output, names[2] ?? '')))
    expect(await image.metadata()).toMatchObject({ width: 650, height: 1300 })
    const { channels } = await image.stats() // all blue: nothing of the left half is in it
    expect(channels[0]?.mean).toBeLessThan(10)
    expect(channels[2]?.mean).toBeGreaterThan(245)
  })

  test('a new focus encodes it anew under a new address, and the whole picture not', async () => {
    const { build, check, outputs, register } = await site(
      { 'hero-home': UPRIGHT },
      { 'hero-home.jpg': await photo(1400, 1300) },
    )
    await build()
    const before = await outputs()
    const cropsBefore = await crops(outputs)

    await register({ 'hero-home': { ...UPRIGHT, focus: '10% 50%' } })
    expect(await refusal(check())).toContain('npm run pictures')
    const { encoded, removed } = await build()

    expect(encoded).toEqual(['hero-home'])
    expect(removed.sort()).toEqual(cropsBefore)
    expect((await outputs()).filter((name) => before.includes(name))).toHaveLength(3)
    expect(await crops(outputs)).toHaveLength(cropsBefore.length)
  })

  test('without it in the registry its files go', async () => {
    const { build, module, outputs, register } = await site(
      { 'hero-home': UPRIGHT },
      { 'hero-home.jpg': await photo(1400, 1300) },
    )
    await build()
    await register({ 'hero-home': HERO })
    await build()

    expect(await crops(outputs)).toEqual([])
    expect(await module('hero.ts')).not.toContain('upright')
  })
})

describe('A picture to share', () => {
  const SHARED = { ...HERO, share: true as const }
  const shares = async (outputs: () => Promise<string[]>) =>
    (await outputs()).filter((name) => name.includes('-share.'))

  test('is a JPEG of 1200 x 630 pixels around the focus, named in its own module', async () => {
    const left = await plain(1300, 700, '#ff0000').png().toBuffer()
    const master = await plain(2600, 700, '#0000ff')
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { build, module, outputs, places } = await site(
      { 'hero-home': { ...SHARED, focus: '100% 50%' }, 'hero-blog': HERO },
      { 'hero-home.png': master, 'hero-blog.jpg': await photo() },
    )
    await build()

    const [name = '', ...others] = await shares(outputs)
    expect(name).toMatch(/^hero-home-share\.[0-9a-f]{8}\.jpg$/)
    expect(others).toEqual([])
    expect(await module('share-files.ts')).toContain(`  'hero-home': '${name}',\n}`)
    const image = sharp(await readFile(join(places.output, name)))
    expect(await image.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    const { channels } = await image.stats()
    expect(channels[0]?.mean).toBeLessThan(40)
    expect(channels[2]?.mean).toBeGreaterThan(215)
  })

  test('it follows the focus, and goes when the registry no longer asks for it', async () => {
    const { build, outputs, register } = await site(
      { 'hero-home': SHARED },
      { 'hero-home.jpg': await photo(1400, 1300) },
    )
    await build()
    const before = await shares(outputs)
    await register({ 'hero-home': { ...SHARED, focus: '10% 10%' } })
    expect((await build()).removed).toEqual(before)
    expect(await shares(outputs)).toHaveLength(1)
    await register({ 'hero-home': HERO })
    await build()
    expect(await shares(outputs)).toEqual([])
  })
})

describe('A hotel puts its own photo in place of a drawing', () => {
  test('only that picture is encoded, under a new address, and the old files go', async () => {
    const { build, check, master, module, outputs, styles } = await site(
      { 'guest-hat': GUEST, 'hero-home': HERO },
      {
        'guest-hat.png': await plain(20, 20, '#a33').png().toBuffer(),
        'hero-home.avif': await plain(100, 60, '#2f4f43').avif().toBuffer(),
      },
    )
    await build()
    const drawn = await outputs()

    await rm(master('hero-home.avif'))
    await writeFile(master('hero-home.jpg'), await photo(120, 90, '#ffffff'))
    expect(await refusal(check())).toContain('npm run pictures')
    const { encoded, removed } = await build()
    const now = await outputs()

    expect(encoded).toEqual(['hero-home'])
    expect(removed.sort()).toEqual(drawn.filter((name) => id(name) === 'hero-home'))
    expect(now.filter((name) => id(name) === 'guest-hat')).toEqual(
      drawn.filter((name) => id(name) === 'guest-hat'),
    )
    expect(now.filter((name) => id(name) === 'hero-home')).toHaveLength(3)
    expect(now).not.toEqual(expect.arrayContaining(removed))
    expect(await module('hero.ts')).toContain('width: 120, height: 90,')
    expect(await styles()).toMatch(/hero-home"\] \{.*background-color: #f[ef]f[ef]f[ef]/)
  })

  test('a picture taken out of the registry and the folder leaves nothing behind', async () => {
    const { build, master, modules, outputs, register } = await site(
      { 'guest-hat': GUEST, 'hero-home': HERO },
      { 'guest-hat.jpg': await photo(20, 20), 'hero-home.jpg': await photo() },
    )
    await build()
    await rm(master('guest-hat.jpg'))
    await register({ 'hero-home': HERO })

    expect((await build()).removed).toHaveLength(2)
    expect((await outputs()).map(id)).toEqual(['hero-home', 'hero-home', 'hero-home'])
    expect(await modules()).toEqual(['encoded-widths.ts', 'hero.ts', 'share-files.ts'])
  })

  test('files that no master made are left alone', async () => {
    const { build, outputs, places } = await site(
      { 'hero-home': HERO },
      { 'hero-home.jpg': await photo() },
    )
    await mkdir(places.output)
    await writeFile(join(places.output, 'share.jpg'), 'x')
    await build()

    expect(await outputs()).toContain('share.jpg')
  })
})

describe('What is written down', () => {
  test('a module has kind, size, file mark and words of each picture of its group, in their order', async () => {
    const { build, module, modules, outputs } = await site(
      { 'hero-rooms': HERO, 'guest-hat': GUEST, 'hero-home': HERO },
      {
        'guest-hat.jpg': await photo(20, 20),
        'hero-home.jpg': await photo(),
        'hero-rooms.jpg': await photo(120, 60),
      },
    )
    await build()
    const mark = async (of: string) =>
      (await outputs()).find((name) => id(name) === of)?.split('.')[1]
    const text = await module('hero.ts')

    expect(await modules()).toEqual(['encoded-widths.ts', 'guest.ts', 'hero.ts', 'share-files.ts'])
    expect(text.slice(text.indexOf('export'))).toBe(
      `export const hero = {
  'rooms': { id: 'hero-rooms', slot: 'wide', width: 120, height: 60, hash: '${await mark('hero-rooms')}', alt: "A river at dawn" },
  'home': { id: 'hero-home', slot: 'wide', width: 100, height: 60, hash: '${await mark('hero-home')}', alt: "A river at dawn" },
} as const satisfies Record<string, PictureData>
`,
    )
    expect(await module('guest.ts')).not.toContain('hero')
    const widths = await module('encoded-widths.ts')
    expect(widths).toContain('wide: { widths: [40, 80], phone: [], jpeg: 80 }')
    expect(widths).toContain('avatar: { widths: [16], phone: [], jpeg: 16 }')
  })

  test('a group named by a word that the language keeps for itself is exported as its pictures', async () => {
    const { build, module } = await site(
      { 'private-salon': HERO },
      { 'private-salon.jpg': await photo() },
    )
    await build()
    expect(await module('private.ts')).toContain('export const privatePictures = {')
  })

  test('a module that no picture belongs to is out of date and goes', async () => {
    const { build, check, modules, places } = await site(
      { 'hero-home': HERO },
      { 'hero-home.jpg': await photo() },
    )
    await build()
    await writeFile(join(places.generatedModules, 'pool.ts'), 'export const pool = {}')

    expect(await refusal(check())).toContain('npm run pictures')
    await build()
    expect(await modules()).toEqual(['encoded-widths.ts', 'hero.ts', 'share-files.ts'])
  })

  test('the style sheet keeps the focus in every crop and waits in the average colour', async () => {
    const { build, styles } = await site(
      { 'guest-hat': GUEST, 'hero-home': HERO },
      {
        'guest-hat.jpg': await sharp(await photo(20, 20, '#808080'))
          .greyscale()
          .jpeg()
          .toBuffer(),
        'hero-home.jpg': await photo(100, 60, '#ffffff'),
      },
    )
    await build()
    const text = await styles()

    expect(text).toContain('@layer pictures {')
    expect(text).toMatch(
      /\[data-picture="guest-hat"\] \{ object-position: 50% 40%; background-color: #([78].)\1\1; \}/,
    )
    expect(text).toMatch(
      /\[data-picture="hero-home"\] \{ object-position: 79% 56%; background-color: #f.f.f.; \}/,
    )
  })

  test('a new focus or alt text encodes nothing', async () => {
    const { build, module, register, styles } = await site(
      { 'hero-home': HERO },
      { 'hero-home.jpg': await photo() },
    )
    await build()
    await register({ 'hero-home': { ...HERO, alt: 'Another phrase', focus: '10% 20%' } })

    expect(await build()).toEqual({ encoded: [], removed: [] })
    expect(await module('hero.ts')).toContain('"Another phrase"')
    expect(await styles()).toContain('object-position: 10% 20%')
  })
})

describe('Refused, with nothing changed', () => {
  test.each([
    {
      rule: 'a master narrower than its place',
      entries: { 'hero-home': HERO },
      masters: async () => ({ 'hero-home.jpg': await photo(79, 60) }),
      says: [/masters.hero-home\.jpg is 79 px wide/, 'at least 80 px wide'],
    },
    {
      rule: 'a picture without alt text',
      entries: { 'hero-home': { ...HERO, alt: ' ' } },
      masters: async () => ({ 'hero-home.jpg': await photo() }),
      says: [/pictures\.ts: 'hero-home' has no alt text/],
    },
    {
      rule: 'a file that the registry does not know',
      entries: { 'hero-home': HERO },
      masters: async () => ({ 'hero-home.jpg': await photo(), 'pool-day.jpg': await photo() }),
      says: [/masters.pool-day\.jpg has no entry in .*pictures\.ts/, "Add 'pool-day'"],
    },
    {
      rule: 'a photo in a format that is not accepted',
      entries: { 'hero-home': HERO },
      masters: async () => ({ 'hero-home.jpg': await photo(), 'hero-home.heic': await photo() }),
      says: [/masters.hero-home\.heic is not/, '.jpg'],
    },
    {
      rule: 'an entry without a master',
      entries: { 'hero-home': HERO },
      masters: async () => ({}),
      says: [/pictures\.ts names 'hero-home', but there is no .*masters.hero-home/],
    },
    {
      rule: 'two masters of one picture',
      entries: { 'hero-home': HERO },
      masters: async () => ({ 'hero-home.avif': await photo(), 'hero-home.jpg': await photo() }),
      says: [/masters.hero-home\.avif and .*masters.hero-home\.jpg are both 'hero-home'/],
    },
    {
      rule: 'a file that is no picture',
      entries: { 'hero-home': HERO },
      masters: async () => ({ 'hero-home.jpg': Buffer.from('not a photo') }),
      says: [/masters.hero-home\.jpg cannot be read as a picture/],
    },
    {
      rule: 'a focus that is not two percentages',
      entries: { 'hero-home': { ...HERO, focus: 'center' } },
      masters: async () => ({ 'hero-home.jpg': await photo() }),
      says: ["the focus of 'hero-home' is 'center'", '50% 40%'],
    },
    {
      rule: 'a focus outside the picture',
      entries: { 'hero-home': { ...HERO, focus: '50% 101%' } },
      masters: async () => ({ 'hero-home.jpg': await photo() }),
      says: ["the focus of 'hero-home' is '50% 101%'"],
    },
    {
      rule: 'a slot that does not exist',
      entries: { 'hero-home': { ...HERO, slot: 'poster' } },
      masters: async () => ({ 'hero-home.jpg': await photo() }),
      says: ["the slot of 'hero-home' is 'poster'", 'wide, avatar'],
    },
    {
      rule: 'an id that is no file name for the web',
      entries: { 'Hero 1': HERO },
      masters: async () => ({ 'Hero 1.jpg': await photo() }),
      says: ["'Hero 1' is not a name for a picture"],
    },
    {
      rule: 'an id of a single word, which belongs to no group',
      entries: { hero: HERO },
      masters: async () => ({ 'hero.jpg': await photo() }),
      says: ["'hero' is not a name for a picture", 'two words or more'],
    },
    {
      rule: 'a group that begins with a digit',
      entries: { '2025-fair': HERO },
      masters: async () => ({ '2025-fair.jpg': await photo() }),
      says: ["'2025-fair' is not a name for a picture", 'begins with a letter'],
    },
    {
      rule: 'an id that would name the files of another picture',
      entries: { 'hero-home-phone': HERO },
      masters: async () => ({ 'hero-home-phone.jpg': await photo() }),
      says: ["'hero-home-phone' ends as the files of another picture do"],
    },
    {
      rule: 'an upright crop that is no ratio',
      entries: { 'hero-home': { ...HERO, upright: 'tall' } },
      masters: async () => ({ 'hero-home.jpg': await photo() }),
      says: ["the upright of 'hero-home' is 'tall'", '9 / 19'],
    },
    {
      rule: 'a master too small for its upright crop',
      entries: { 'hero-home': { ...HERO, upright: '9 / 19' } },
      masters: async () => ({ 'hero-home.jpg': await photo(2400, 1300) }),
      says: [/masters.hero-home\.jpg is 2400 x 1300 px/, '615 px wide', 'at least 620 px wide'],
    },
    {
      rule: 'a master too small to be shared',
      entries: { 'hero-home': { ...HERO, share: true } },
      masters: async () => ({ 'hero-home.jpg': await photo(1190, 700) }),
      says: [/masters.hero-home\.jpg is 1190 x 700 px/, 'needs 1200 x 630 px'],
    },
  ])('$rule', async ({ entries, masters, says }) => {
    const { build, outputs, places } = await site(entries as never, await masters())
    const message = await refusal(build())

    for (const part of says) expect(message).toMatch(part)
    expect(message.split('\n')).toHaveLength(1)
    expect(await outputs()).toEqual([])
    expect(existsSync(places.generatedModules)).toBe(false)
    expect(existsSync(places.generatedStyles)).toBe(false)
  })

  test('everything that is wrong is said at once, and what was made before stays', async () => {
    const { build, master, outputs, places, register } = await site(
      { 'hero-home': HERO },
      { 'hero-home.jpg': await photo() },
    )
    await build()
    const before = await outputs()
    await rename(master('hero-home.jpg'), master('pool-day.jpg'))
    await register({ 'hero-home': { ...HERO, alt: '' } })

    expect((await refusal(build())).split('\n')).toHaveLength(3)
    expect(await outputs()).toEqual(before)
    expect(existsSync(places.generatedModules)).toBe(true)
  })
})

test('the encoded pictures of this site are what its masters give', async () => {
  expect(await buildPictures({ ...PLACES, check: true })).toEqual({ encoded: [], removed: [] })
})
