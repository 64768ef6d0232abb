import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesToKeep, writeWorker } from './precache.mjs'

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

const urls = async () => (await filesToKeep(out)).map(({ url }) => url)
const worker = () => readFile(join(out, 'sw.js'), 'utf8')

test('pages are kept under their addresses, not-found pages under their names', async () => {
  await write('index.html', 'rooms/index.html', 'rooms/deluxe/index.html', 'rooms/404.html')
  expect(await urls()).toEqual(['/', '/rooms/404.html', '/rooms/deluxe', '/rooms'])
})

test('styles, scripts and fonts are kept; pictures and files for robots and hosts are not', async () => {
  const parts = ['assets/app-B7xk.js', 'assets/app-C81d.css', 'assets/petrona-D2.woff2', 'icon.svg']
  await write(...parts, 'robots.txt', '_headers', 'assets/app-B7xk.js.br', 'sw.js')
  await write('pictures/hero-1200.8c3deadc.avif', 'pictures/share.png')
  expect(await urls()).toEqual(parts.map((part) => `/${part}`))
})

test('a page gets another revision when its content changes; a hashed name needs none', async () => {
  await write('about/index.html', 'assets/app-B7xk.js')
  const [before, script] = await filesToKeep(out)
  expect(script).toEqual({ url: '/assets/app-B7xk.js', revision: null })
  expect(await filesToKeep(out)).toEqual([before, script])
  await writeFile(join(out, 'about/index.html'), 'other content')
  expect((await filesToKeep(out))[0]?.revision).not.toBe(before?.revision)
})

test('the worker is one file, with the list in it', async () => {
  await write('index.html', 'assets/app-B7xk.js')
  await writeWorker(out, { offline: true })
  expect(await worker()).toContain('/assets/app-B7xk.js')
  expect(await worker()).not.toMatch(/\bimport\b|process\.env/)
  expect((await readdir(out)).sort()).toEqual(['assets', 'index.html', 'sw.js'])
})

test('with OFFLINE=off the worker answers nothing and unregisters itself', async () => {
  await writeWorker(out, { offline: false })
  expect(await worker()).toContain('unregister')
  expect(await worker()).not.toContain('fetch')
})
