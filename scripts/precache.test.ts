import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listRelease, writeWorker } from './precache.mjs'

const MOST_PICTURE_BYTES = 6_000_000
const PUBLIC = fileURLToPath(new URL('../public', import.meta.url))

let out: string

beforeEach(async () => {
  out = await mkdtemp(join(tmpdir(), 'precache-'))
})
afterEach(() => rm(out, { recursive: true }))

async function write(...files: string[]) {
  for (const file of files) {
    await mkdir(dirname(join(out, file)), { recursive: true })
    await writeFile(join(out, file), `content of ${file}`)
  }
}

const urls = (files: readonly { url: string }[]) => files.map(({ url }) => url)

test('every page is kept under the address that it is visited at, not-found pages by their name', async () => {
  await write('index.html', 'rooms/index.html', 'rooms/deluxe/index.html')
  await write('404.html', 'rooms/404.html')
  expect(urls((await listRelease(out)).pages)).toEqual([
    '/404.html',
    '/',
    '/rooms/404.html',
    '/rooms/deluxe',
    '/rooms',
  ])
})

test('what pages are made of is kept; what is for robots, and what only a host reads, is not', async () => {
  const parts = ['assets/app-B7xk.js', 'assets/app-C81d.css', 'assets/petrona-D2.woff2']
  await write(...parts, 'icon.svg', 'icon-192.png', 'favicon.ico', 'site.webmanifest')
  await write('robots.txt', 'sitemap.xml', '_headers', 'assets/app-B7xk.js.br', 'sw.js')
  await write('pictures/hero-1200.8c3deadc.jpg', 'pictures/icon.svg')
  const { pages, files } = await listRelease(out)
  expect(pages).toEqual([])
  expect(urls(files)).toEqual([
    ...parts.map((part) => `/${part}`),
    '/favicon.ico',
    '/icon-192.png',
    '/icon.svg',
    '/site.webmanifest',
  ])
})

test('a page has another revision once its content changes, and only then', async () => {
  await write('index.html', 'about/index.html')
  const [home, about] = (await listRelease(out)).pages
  await writeFile(join(out, 'index.html'), 'other content')
  const [changed, unchanged] = (await listRelease(out)).pages
  expect([home?.url, about?.url]).toEqual(['/about', '/'])
  expect(changed).toEqual(home)
  expect(unchanged?.revision).not.toBe(about?.revision)
})

test('a name with a hash of the content needs no revision', async () => {
  await write('assets/app-B7xk.js', 'icon.svg')
  const [asset, icon] = (await listRelease(out)).files
  expect(asset).toEqual({ url: '/assets/app-B7xk.js', revision: null })
  expect(icon?.revision).toMatch(/^[0-9a-f]{8}$/)
})

test('of each picture the file whose width is nearest to a card is kept, the one for phones if alike', async () => {
  const widths = { hero: [400, 640, 2000], dish: [256, 400, 800], avatar: [96, 192] }
  for (const [id, all] of Object.entries(widths))
    await write(...all.map((width) => `pictures/${id}-${width}.8c3deadc.avif`))
  await write('pictures/hero-phone-640.8c3deadc.avif', 'pictures/dish-phone-400.8c3deadc.avif')
  expect((await listRelease(out)).cards).toEqual({
    avatar: '/pictures/avatar-192.8c3deadc.avif',
    dish: '/pictures/dish-800.8c3deadc.avif',
    hero: '/pictures/hero-phone-640.8c3deadc.avif',
  })
})

test('every picture of the site is kept, in 6 MB at most; those for links elsewhere are not', async () => {
  const cards = Object.entries((await listRelease(PUBLIC)).cards)
  const names = await readdir(join(PUBLIC, 'pictures'))
  const files = names.filter((name) => !name.includes('-share.'))
  const ids = new Set(files.map((file) => file.replace(/(-phone)?-\d+\.\w{8}\.\w+$/, '')))
  expect(cards.map(([id]) => id).sort()).toEqual([...ids].sort())
  const sizes = await Promise.all(
    cards.map(async ([, path]) => (await stat(join(PUBLIC, path))).size),
  )
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MOST_PICTURE_BYTES)
})

test('the worker is one file of its own, with the list in it', async () => {
  await write('index.html', 'assets/app-B7xk.js')
  await writeWorker(out, { offline: true })
  const worker = await readFile(join(out, 'sw.js'), 'utf8')
  expect(worker).toContain('/assets/app-B7xk.js')
  expect(worker).not.toMatch(/\bimport\b|process\.env/)
  expect(await readdir(out)).toEqual(['assets', 'index.html', 'sw.js'])
})

test('the same build makes the same worker', async () => {
  await write('index.html', 'rooms/index.html', 'assets/app-B7xk.js')
  await writeWorker(out, { offline: true })
  const first = await readFile(join(out, 'sw.js'), 'utf8')
  await writeWorker(out, { offline: true })
  expect(await readFile(join(out, 'sw.js'), 'utf8')).toBe(first)
})

test('switched off, the worker that clears up takes its place', async () => {
  await write('index.html')
  await writeWorker(out, { offline: false })
  const worker = await readFile(join(out, 'sw.js'), 'utf8')
  expect(worker).toContain('unregister')
  expect(worker).not.toContain('fetch')
  expect(existsSync(join(out, 'index.html'))).toBe(true)
})
