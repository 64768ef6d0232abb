import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'

const CLIENT = 'build/client'
const ORIGIN = 'https://thesurma.example'

type Node = { '@type': string; '@id'?: string } & Record<string, unknown>

const pages = (readdirSync(CLIENT, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file,
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    html: readFileSync(`${CLIENT}/${file}`, 'utf8'),
  }))
const there = pages.filter(({ file }) => !file.endsWith('404.html'))
const notThere = pages.filter(({ file }) => file.endsWith('404.html'))

const attribute = (html: string, tag: RegExp, name: string) =>
  decode(new RegExp(` ${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1] ?? '')
const meta = (html: string, name: string) =>
  attribute(html, new RegExp(`<meta (name|property)="${name}"[^>]*>`), 'content')
const canonical = (html: string) => attribute(html, /<link rel="canonical"[^>]*>/, 'href')
const title = (html: string) => decode(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')

function decode(text: string) {
  const named = { amp: '&', lt: '<', gt: '>', quot: '"' } as Record<string, string>
  return text
    .replace(/&#x([0-9a-f]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name) => named[name] ?? whole)
}

/** The words of a page as a guest reads them, without script. */
const visibleText = (html: string) =>
  decode(
    html
      .slice(html.indexOf('<body'))
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
      .replace(/<!--.*?-->/g, '')
      .replace(/<\/?(b|strong|em|i|span|time)( [^>]*)?>/g, '')
      .replace(/<[^>]*>/g, ' '),
  ).replace(/\s+/g, ' ')

function graphOf(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(scripts, 'graphs of the page').toHaveLength(1)
  const { '@context': context, '@graph': graph } = JSON.parse(scripts[0]?.[1] ?? '')
  expect(context).toBe('https://schema.org')
  return graph
}

/** All things of a graph, those inside others too. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return '@type' in value ? [value as Node, ...inside] : inside
}

const ofType = (html: string, type: string) =>
  nodesIn(graphOf(html)).filter((node) => node['@type'] === type)

/** '23:00' as the pages say it. */
function inWords(time: string) {
  const [hours = 0, minutes] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`
}

const page = (path: string) => {
  const found = there.find((each) => each.path === path)
  if (!found) throw new Error(`The build has no page ${path}`)
  return found.html
}

test.describe('The head of a page', () => {
  for (const { path, html } of there) {
    test(`${path} has a title, a description of 50 to 320 characters and a canonical address that exists`, () => {
      expect(title(html)).toMatch(/. \| The Surma, Sylhet$/)
      expect(meta(html, 'description').length).toBeGreaterThanOrEqual(50)
      expect(meta(html, 'description').length).toBeLessThanOrEqual(320)
      expect(there.map((each) => ORIGIN + each.path)).toContain(canonical(html))
    })

    test(`${path} is shown with its own words and a picture of 1200 x 630 pixels where it is linked`, async () => {
      expect(`${meta(html, 'og:title')} | The Surma, Sylhet`).toBe(title(html))
      expect(meta(html, 'og:description')).toBe(meta(html, 'description'))
      expect(meta(html, 'og:url')).toBe(canonical(html))
      expect(meta(html, 'og:site_name')).toBe('The Surma')
      expect(meta(html, 'og:type')).toBe(/^\/blog\/./.test(path) ? 'article' : 'website')
      expect(meta(html, 'twitter:card')).toBe('summary_large_image')

      const picture = meta(html, 'og:image')
      expect(picture.startsWith(`${ORIGIN}/pictures/`)).toBe(true)
      const file = `${CLIENT}${picture.slice(ORIGIN.length)}`
      expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630 })
      expect([meta(html, 'og:image:width'), meta(html, 'og:image:height')]).toEqual(['1200', '630'])
      expect(meta(html, 'og:image:alt')).not.toBe('')
    })
  }

  test('no two pages that search engines know have the same title or description', () => {
    const known = there.filter(({ path, html }) => canonical(html) === ORIGIN + path)
    for (const words of [title, (html: string) => meta(html, 'description')])
      expect(new Set(known.map(({ html }) => words(html))).size).toBe(known.length)
  })

  for (const { file, html } of pages)
    test(`${file} names the colour of the site, its icons and its manifest, and they are there`, () => {
      expect(meta(html, 'theme-color')).toBe('#123123')
      // The manifest's link is among those that a script puts back, with its quotation marks escaped.
      const links = [
        ...html.matchAll(
          /<link rel=\\?"(?:icon|apple-touch-icon|manifest)\\?" href=\\?"([^"\\]*)/g,
        ),
      ]
      expect(links).toHaveLength(4)
      for (const [, href] of links) expect(existsSync(`${CLIENT}${href}`), href).toBe(true)
    })

  for (const { file, html } of notThere)
    test(`${file} is kept out of search engines and says nothing to them`, () => {
      expect(meta(html, 'robots')).toBe('noindex')
      expect(canonical(html)).toBe('')
      expect(html).not.toContain('ld+json')
      expect(html).not.toContain('og:')
    })
})

test.describe('The site map', () => {
  const sitemap = readFileSync(`${CLIENT}/sitemap.xml`, 'utf8')

  test('it lists every page by its canonical address, and nothing else', () => {
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual([...new Set(there.map(({ html }) => canonical(html)))].sort())
    expect(listed).toHaveLength(26)
  })

  test('robots.txt lets robots in and names the site map', () => {
    const robots = readFileSync(`${CLIENT}/robots.txt`, 'utf8')
    expect(robots).toContain('Allow: /\n')
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })
})

/** What each kind of thing must say. */
const REQUIRED: Record<string, readonly string[]> = {
  Hotel: ['@id', 'name', 'url', 'image', 'telephone', 'address', 'openingHoursSpecification'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Restaurant: [
    ...['@id', 'name', 'url', 'image', 'address', 'servesCuisine', 'priceRange', 'hasMenu'],
    ...['aggregateRating', 'openingHoursSpecification', 'containedInPlace'],
  ],
  AggregateRating: ['ratingValue', 'bestRating'],
  HotelRoom: ['@id', 'name', 'description', 'url', 'image', 'occupancy', 'containedInPlace'],
  QuantitativeValue: ['maxValue'],
  Offer: [],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitText'],
  Menu: ['@id', 'name', 'hasMenuSection'],
  MenuSection: ['name', 'hasMenuItem'],
  MenuItem: ['name', 'description', 'offers'],
  BreadcrumbList: ['@id', 'itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: [
    ...['headline', 'description', 'image', 'datePublished', 'articleSection', 'author'],
    ...['publisher', 'mainEntityOfPage'],
  ],
  Person: ['name'],
}

test.describe('Structured data', () => {
  for (const { path, html } of there) {
    test(`${path} carries one graph in which every thing has what its type requires`, () => {
      for (const node of nodesIn(graphOf(html))) {
        const required = REQUIRED[node['@type']]
        expect(required, `a known type: ${node['@type']}`).toBeDefined()
        for (const property of required ?? [])
          expect(node[property], `${node['@type']}.${property}`).toBeTruthy()
      }
      for (const offer of ofType(html, 'Offer'))
        expect(Boolean(offer.price ?? offer.priceSpecification ?? offer.name)).toBe(true)
    })

    test(`every name, price, hour, day, rating and question in the graph of ${path} is read on the page`, () => {
      const text = visibleText(html)
      for (const node of nodesIn(graphOf(html))) {
        const { name, headline, text: answer, price, opens, closes, telephone, email } = node
        const words = [name, headline, answer, telephone, email, node.articleSection]
        for (const word of words)
          if (word) expect(text).toContain(String(word).replace(/\s+/g, ' '))

        if (price) expect(text).toContain(`$${String(price).replace(/\.00$/, '')}`)
        if (node.priceRange) expect(text).toContain(node.priceRange)
        if (node.ratingValue) expect(text).toContain(String(node.ratingValue))
        for (const kind of (node.servesCuisine as string[]) ?? []) expect(text).toContain(kind)
        if (node.maxValue)
          expect(text).toMatch(new RegExp(`${node.maxValue} guests|Max ${node.maxValue} people`))
        if (node.checkinTime)
          expect(text).toContain(`Check-in ${inWords(String(node.checkinTime))}`)
        if (node.checkoutTime) expect(text).toContain(`until ${inWords(String(node.checkoutTime))}`)
        if (opens === '00:00' && closes === '23:59') expect(text).toContain('open 24 hours')
        else if (opens)
          expect(text).toContain(`${inWords(String(opens))}-${inWords(String(closes))}`)
        if (node.foundingDate) expect(text).toContain(`established in ${node.foundingDate}`)
        if (node.datePublished) expect(html).toContain(`dateTime="${node.datePublished}"`)
        for (const part of ['streetAddress', 'addressLocality', 'postalCode'])
          if (node[part]) expect(text).toContain(node[part])
        for (const address of (node.sameAs as string[]) ?? [])
          expect(html).toContain(`href="${address}"`)
      }
    })

    test(`every reference, picture and page named in the graph of ${path} is there`, () => {
      const graph = graphOf(html)
      const ids = nodesIn(graph).flatMap((node) => node['@id'] ?? [])
      expect(new Set(ids).size).toBe(ids.length)

      const addresses = there.map((each) => ORIGIN + each.path)
      for (const value of valuesIn(graph)) {
        if (isReference(value)) expect(ids).toContain(value['@id'])
        if (typeof value !== 'string' || !value.startsWith(`${ORIGIN}/`)) continue
        const [address = '', anchor] = value.split('#')
        if (value.includes('/pictures/'))
          expect(existsSync(CLIENT + value.slice(ORIGIN.length)), value).toBe(true)
        else if (!anchor) expect(addresses).toContain(address)
      }
    })
  }

  test('the hotel is always open, on every page', () => {
    for (const { html } of there)
      expect(ofType(html, 'Hotel')[0]?.openingHoursSpecification).toMatchObject({
        dayOfWeek: expect.arrayContaining(['Sunday', 'Wednesday', 'Saturday']),
        opens: '00:00',
        closes: '23:59',
      })
  })

  test('the restaurant keeps its hours, costs $$$, is rated 4.8 without a count, and cooks three cuisines', () => {
    const [restaurant, ...others] = ofType(page('/dining'), 'Restaurant')
    expect(others).toEqual([])
    expect(restaurant).toMatchObject({
      name: 'Nakshi',
      priceRange: '$$$',
      servesCuisine: ['Bengali', 'International', 'Fusion'],
      openingHoursSpecification: [
        {
          dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
          opens: '07:00',
          closes: '23:00',
        },
        { dayOfWeek: ['Friday', 'Saturday'], opens: '07:00', closes: '00:00' },
      ],
    })
    expect(restaurant?.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.8,
      bestRating: 5,
    })
  })

  test('each room of the list is a room of the hotel with an offer by the night', () => {
    const rooms = ofType(page('/rooms'), 'HotelRoom')
    const offers = ofType(page('/rooms'), 'Offer')
    expect(rooms.map(({ name }) => name)).toEqual([
      'Standard Room',
      'Deluxe Room',
      'Executive Suite',
      'Family Suite',
      'Presidential Suite',
      'Garden View Room',
    ])
    expect(
      offers.map(({ priceSpecification, itemOffered }) => ({ priceSpecification, itemOffered })),
    ).toEqual(
      [179, 249, 349, 429, 899, 219].map((price, index) => ({
        itemOffered: { '@id': rooms[index]?.['@id'] },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: `${price}.00`,
          priceCurrency: 'USD',
          unitText: 'night',
        },
      })),
    )
    expect(ofType(page('/rooms/suite'), 'HotelRoom')).toMatchObject([{ name: 'Suite' }])
  })

  test('both menus name their sections and dishes, and those a vegetarian can eat', () => {
    const sections = (path: string) =>
      ofType(page(path), 'MenuSection').map(({ name, hasMenuItem }) => [
        name,
        (hasMenuItem as Node[]).length,
      ])
    expect(sections('/dining')).toEqual([
      ['Starters', 4],
      ['Mains', 4],
      ['Desserts', 3],
      ['Beverages', 3],
    ])
    expect(sections('/online-order')).toEqual([
      ['Appetizers', 3],
      ['Main Courses', 4],
      ['Desserts', 3],
      ['Beverages', 3],
    ])
    const suited = (path: string, diet: string) =>
      ofType(page(path), 'MenuItem')
        .filter(({ suitableForDiet }) =>
          ((suitableForDiet as string[]) ?? []).includes(`https://schema.org/${diet}`),
        )
        .map(({ name }) => name)
    expect(suited('/dining', 'VegetarianDiet')).toEqual([
      'Beguni',
      'Bhorta Trio',
      'Chhanar Dalna',
      'Roshogolla',
    ])
    expect(suited('/dining', 'GlutenFreeDiet')).toEqual([
      'Bhorta Trio',
      'Chhanar Dalna',
      'Mishti Doi',
    ])
    expect(suited('/online-order', 'VegetarianDiet')).toHaveLength(9)
  })

  test('every page but Home says the way to it, from Home', () => {
    for (const { path, html } of there) {
      const way = ofType(html, 'ListItem').map(({ item }) => item)
      if (path === '/') expect(way).toEqual([])
      else expect(way[0]).toBe(`${ORIGIN}/`)
    }
    expect(ofType(page('/rooms/deluxe'), 'ListItem').map(({ name }) => name)).toEqual([
      'Home',
      'Rooms',
      'Deluxe Room',
    ])
  })

  test('each post is an article with its writer, day and category', () => {
    const posts = there.filter(({ path }) => /^\/blog\/./.test(path))
    expect(posts).toHaveLength(6)
    for (const { html } of posts) expect(ofType(html, 'BlogPosting')).toHaveLength(1)
    expect(ofType(page('/blog/boishakhi-evening'), 'BlogPosting')).toMatchObject([
      { datePublished: '2025-04-16', articleSection: 'Events', author: { name: 'Marium Khatun' } },
    ])
  })

  test('offers that have ended are left out, those that hold all year stay', () => {
    expect(ofType(page('/special-offers'), 'Offer').map(({ name }) => name)).toEqual([
      'Early Bird',
      'Weekend Escape',
      'Extended Stay',
    ])
  })

  test('every question of the contact page is there with its answer', () => {
    const asked = ofType(page('/contact'), 'Question').map(({ name }) => name)
    expect(asked).toHaveLength(7)
  })

  test('the times of coming and going are those of the booking information, and only there', () => {
    for (const { html } of there) {
      const [hotel] = ofType(html, 'Hotel')
      const isReservation = canonical(html) === `${ORIGIN}/reservations`
      expect([hotel?.checkinTime, hotel?.checkoutTime]).toEqual(
        isReservation ? ['15:00', '11:00'] : [undefined, undefined],
      )
    }
  })
})

function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return [value, ...Object.values(value).flatMap(valuesIn)]
}

const isReference = (value: unknown): value is { '@id': string } =>
  typeof value === 'object' && value !== null && Object.keys(value).join() === '@id'
