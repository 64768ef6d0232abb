import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeSitemap } from './sitemap.mjs'

const ORIGIN = 'https://house.example'

/** The files written for a build of these pages, each with the canonical path it names. */
async function written(pages: Record<string, string | undefined>) {
  const out = await mkdtemp(join(tmpdir(), 'sitemap-'))
  onTestFinished(() => rm(out, { recursive: true }))
  for (const [file, canonical] of Object.entries(pages)) {
    await mkdir(dirname(join(out, file)), { recursive: true })
    const link = canonical ? `<link rel="canonical" href="${ORIGIN}${canonical}"/>` : ''
    await writeFile(join(out, file), `<html><head>${link}</head></html>`)
  }
  await writeSitemap(out, ORIGIN)
  const read = (name: string) => readFile(join(out, name), 'utf8')
  const sitemap = await read('sitemap.xml')
  return {
    sitemap,
    listed: [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
    robots: await read('robots.txt'),
  }
}

test('every page that is its own canonical one is listed by its address, in order', async () => {
  const { listed } = await written({
    'rooms/deluxe/index.html': '/rooms/deluxe',
    'index.html': '/',
    'rooms/index.html': '/rooms',
  })
  expect(listed).toEqual([`${ORIGIN}/`, `${ORIGIN}/rooms`, `${ORIGIN}/rooms/deluxe`])
})

test('an alias, a page known by another one, and a page that is not there are left out', async () => {
  const { listed } = await written({
    'about/index.html': '/about',
    'about-us/index.html': '/about',
    'rooms/suite/index.html': '/rooms/executive-suite',
    '404.html': undefined,
    'rooms/404.html': undefined,
  })
  expect(listed).toEqual([`${ORIGIN}/about`])
})

test('robots may go everywhere and are told where the list is', async () => {
  const { robots } = await written({ 'index.html': '/' })
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('the list is an XML file of the protocol that search engines read', async () => {
  const { sitemap } = await written({ 'index.html': '/' })
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/)
  expect(sitemap).toContain(`  <url><loc>${ORIGIN}/</loc></url>\n</urlset>\n`)
})
