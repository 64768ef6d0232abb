import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { origin } from '#app/content/hotel.ts'
import { languagePathOf } from '#app/content/languages.js'
import { bookingTimes } from '#app/content/policies.ts'
import { siteOrigin } from '../scripts/build/environment.mjs'
import { builtPages, CLIENT, canonical, htmlOf, listedPages, meta, title } from './built-pages.ts'
import { room } from './examples.ts'
import { hotel, pageTitle } from './words.ts'

const ORIGIN = siteOrigin(origin)

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>

/** Those of the main language: the others have the same head, in other words. */
const there = listedPages.filter(({ path }) => languagePathOf(path) === '')
const notThere = builtPages.filter((page) => !listedPages.includes(page))
const urls = listedPages.map(({ path }) => ORIGIN + path)

function graphOf(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(scripts, 'graphs of the page').toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.[1] ?? '')
  expect(context).toBe('https://schema.org')
  return graph
}

/** All nodes of a graph, nested ones too. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return '@type' in value ? [value as Node, ...inside] : inside
}

const ofType = (html: string, type: string) =>
  nodesIn(graphOf(html)).filter((node) => node['@type'] === type)

test('Head: every page has a title, a description and a link preview of its own', async () => {
  for (const { path, html } of there) {
    const description = meta(html, 'description')
    expect(description, path).toMatch(/^.{50,320}$/)
    expect(pageTitle(meta(html, 'og:title'))).toBe(title(html))
    expect(meta(html, 'og:description'), path).toBe(description)
    expect(meta(html, 'og:url'), path).toBe(canonical(html))
    expect(meta(html, 'og:site_name'), path).toBe(hotel.name)
    expect(meta(html, 'og:type'), path).toBe(/^\/blog\/./.test(path) ? 'article' : 'website')
    expect(meta(html, 'twitter:card'), path).toBe('summary_large_image')
    expect(meta(html, 'og:image:alt'), path).not.toBe('')
    const size = ['width', 'height'].map((side) => meta(html, `og:image:${side}`))
    expect(size, path).toEqual(['1200', '630'])
  }
  const known = there.filter(({ path, html }) => canonical(html) === ORIGIN + path)
  for (const words of [title, (html: string) => meta(html, 'description')])
    expect(new Set(known.map(({ html }) => words(html))).size).toBe(known.length)
  for (const picture of new Set(there.map(({ html }) => meta(html, 'og:image')))) {
    const { width, height } = await sharp(CLIENT + picture.slice(ORIGIN.length)).metadata()
    expect([width, height], picture).toEqual([1200, 630])
  }
})

test('Head: a not-found page and the table cards ask not to be indexed; no page links to the cards', () => {
  expect(notThere.length).toBeGreaterThan(0)
  for (const { file, html } of notThere) {
    expect(meta(html, 'robots'), file).toBe('noindex')
    expect(canonical(html), file).toBe('')
    expect(html, file).not.toMatch(/ld\+json|og:/)
  }
  expect(notThere.map(({ path }) => path)).toContain('/table-cards')
  for (const { path, html } of builtPages)
    if (!path.endsWith('/table-cards')) expect(html, path).not.toMatch(/href="[^"]*\/table-cards"/)
})

test('the site map lists every page by its canonical URL and nothing else, and robots.txt names it', () => {
  const sitemap = readFileSync(`${CLIENT}/sitemap.xml`, 'utf8')
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:/)
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed).toEqual([...new Set(listedPages.map(({ html }) => canonical(html)))].sort())
  const robots = readFileSync(`${CLIENT}/robots.txt`, 'utf8')
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\n`)
})

test('Structured data: every reference, picture and page named in it exists', () => {
  for (const { path, html } of there) {
    const graph = graphOf(html)
    const ids = nodesIn(graph).flatMap((node) => node['@id'] ?? [])
    expect(new Set(ids).size, path).toBe(ids.length)
    for (const value of valuesIn(graph)) {
      if (isReference(value)) expect(ids, path).toContain(value['@id'])
      if (typeof value !== 'string' || !value.startsWith(`${ORIGIN}/`)) continue
      const [url = '', anchor] = value.split('#')
      if (value.includes('/pictures/'))
        expect(existsSync(CLIENT + value.slice(ORIGIN.length)), value).toBe(true)
      else if (!anchor) expect(urls, path).toContain(url)
    }
  }
})

test('Structured data: every page names the hotel, always open, and its breadcrumbs from Home', () => {
  for (const { path, html } of there) {
    const [hotel] = ofType(html, 'Hotel')
    expect(hotel?.openingHoursSpecification, path).toMatchObject({
      dayOfWeek: expect.arrayContaining(['Sunday', 'Wednesday', 'Saturday']),
      opens: '00:00',
      closes: '23:59',
    })
    const times = [hotel?.checkinTime, hotel?.checkoutTime]
    const isReservation = canonical(html) === `${ORIGIN}/reservations`
    expect(times, path).toEqual(
      isReservation ? [bookingTimes.checkIn.opens, bookingTimes.checkOut] : [undefined, undefined],
    )
    const way = ofType(html, 'ListItem').map(({ item }) => item)
    expect(way[0], path).toBe(path === '/' ? undefined : `${ORIGIN}/`)
  }
  const way = ofType(htmlOf(`/rooms/${room.id}`), 'ListItem').map(({ item }) => item)
  expect(way).toEqual(['/', '/rooms', `/rooms/${room.id}`].map((path) => ORIGIN + path))
})

function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return [value, ...Object.values(value).flatMap(valuesIn)]
}

const isReference = (value: unknown): value is { '@id': string } =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === '@id'
