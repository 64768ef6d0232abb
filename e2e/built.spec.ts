import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { milestones, team, values } from '#app/content/about.ts'
import { articles } from '#app/content/articles.ts'
import { posts } from '#app/content/blog.ts'
import { chef, privateRoomCards, venueCards } from '#app/content/dining.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { galleryImages } from '#app/content/gallery.ts'
import { featuredRooms, testimonials } from '#app/content/home.ts'
import { origin, socialLinks } from '#app/content/hotel.ts'
import { languagePathOf, languages } from '#app/content/languages.js'
import { legalContacts, legalLastUpdated } from '#app/content/legal.ts'
import { offers } from '#app/content/offers.ts'
import { findRoomPage, roomPageIds, rooms } from '#app/content/rooms/index.ts'
import type { Cents } from '#app/domain/money.ts'
import { relatedPosts } from '#app/domain/post.ts'
import routes from '#app/routes.ts'
import { formatDay, formatDayAmerican, formatPrice } from '#language'
import { siteOrigin } from '../scripts/build/environment.mjs'
import * as built from './built-pages.ts'
import { found, inEachLanguage } from './examples.ts'
import {
  about,
  accessibility,
  blog,
  cart,
  common,
  contactPage,
  dining,
  dishWords,
  footer,
  gallery,
  home,
  linkNames,
  onlineOrder,
  pageTitle,
  privacyPolicy,
  reservations,
  roomsPage,
  specialOffers,
  terms,
} from './words.ts'

/*
 * Reads the built files; no page is opened.
 */

const { builtPages, CLIENT, htmlOf, listedPages } = built
const ORIGIN = siteOrigin(origin)
/** Budgets of a first load, in Brotli. */
const JAVASCRIPT_BYTES = 124_000
/** Pages that end in a letter, and the menus: what a guest must not lose there is in the page's own script. */
const BYTES_WITH_LETTER = 132_000
const WITH_LETTER = ['/cart', '/contact', '/dining', '/online-order', '/reservations']
const CSS_BYTES = 24_600
const FONT_BYTES = 31_000

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/

/** The title of each page, and its heading if that differs. */
const TITLES: Record<string, [title: string, heading?: string]> = {
  '/': [home.title, home.hero.title],
  '/about': [about.hero.title],
  '/accessibility': [accessibility.title],
  '/blog': [linkNames.blog.title],
  '/cart': [cart.title, cart.heading],
  '/contact': [contactPage.title],
  '/dining': [dining.hero.title],
  '/gallery': [gallery.hero.title],
  '/online-order': [onlineOrder.title],
  '/privacy-policy': [privacyPolicy.title],
  '/reservations': [reservations.title, reservations.hero.title],
  '/rooms': [roomsPage.hero.title],
  '/special-offers': [specialOffers.hero.title],
  '/terms': [terms.title],
  ...Object.fromEntries(posts.map(({ id, title }) => [`/blog/${id}`, [title]])),
  ...Object.fromEntries(
    roomPageIds.map((id) => [`/rooms/${id}`, [found(findRoomPage(id), id).name]]),
  ),
}

/** The content that each page shows. */
const CONTENT: Record<string, unknown> = {
  '/': [
    [footer.blurb, home.story.text, home.hero.tagline, home.closing.gift.text, testimonials],
    featuredRooms.map((room) => [room, `${room.rating} ${common.outOfFive}`]),
  ],
  '/about': [about.mission.vow, milestones, team, values],
  '/blog': posts.map((post) => [post, formatDay(post.date), blog.minutesToRead(post.readTime)]),
  '/contact': contactPage.questions.items,
  '/dining': [menu, venueCards, chef, privateRoomCards],
  '/gallery': [gallery.hero.lead, galleryImages],
  '/online-order': orderMenu,
  '/rooms': rooms.map(({ name, shortDescription, pricePerNight, size }) => [
    [name, shortDescription, size],
    `${formatPrice(pricePerNight)} ${common.perNight}`,
  ]),
  '/special-offers': [
    specialOffers.howToBook.steps,
    specialOffers.terms.items,
    offers.map(({ features, validUntil, ...offer }) => [
      offer,
      specialOffers.sentence(features),
      validUntil ? formatDayAmerican(validUntil) : specialOffers.validAllYear,
    ]),
  ],
  '/accessibility': [accessibility.sections, legalContacts['/accessibility'].contacts],
  '/privacy-policy': [privacyPolicy.sections, legalContacts['/privacy-policy'].contacts],
  '/terms': [terms.sections, legalContacts['/terms'].contacts, formatDayAmerican(legalLastUpdated)],
  ...Object.fromEntries(
    posts.map((post) => [
      `/blog/${post.id}`,
      [articles[post.id], post.author, relatedPosts(posts, post)],
    ]),
  ),
}
/** Fields that no page shows. */
const NOT_READ =
  /^(id|images?|avatar|href|companion|category|tags|allergens|spiceLevel|hours|roomId|shape|date|roomType)$/

/** All strings of the content, and its prices as a page writes them. */
function wordsIn(content: unknown, field = ''): string[] {
  if (NOT_READ.test(field)) return []
  if (field.startsWith('price') && typeof content === 'number')
    return [formatPrice(content as Cents)]
  if (typeof content === 'string') return [content.replace(/\s+/g, ' ')]
  const isSoldOut = Object(content).soldOut === true
  return Object.entries(content ?? {}).flatMap(([name, value]) =>
    isSoldOut && name === 'price' ? dishWords.soldOut : wordsIn(value, name),
  )
}

test('every page shows every word of its content', () => {
  for (const [path, content] of Object.entries(CONTENT)) {
    const shown = built.visibleText(htmlOf(path))
    const words = wordsIn(content)
    expect(words.length, path).toBeGreaterThan(2)
    expect
      .soft(
        words.filter((text) => !shown.includes(text)),
        path,
      )
      .toEqual([])
  }
})

test('a dish of the online order has its spice in words, and one to four flames', () => {
  const levels = { mild: 1, medium: 2, hot: 3, 'extra hot': 4 }
  const shown = htmlOf('/online-order').matchAll(
    /aria-label="([^"]*)" data-degree[^>]*>(.*?)<\/span>/g,
  )
  const spicy = orderMenu.flatMap(({ spiceLevel }) => (spiceLevel ? levels[spiceLevel] : []))
  expect(Array.from(shown, ([, label, icons]) => [label, icons?.match(/<svg/g)?.length])).toEqual(
    spicy.map((level) => [dishWords.spice.label(level, 4), level]),
  )
})

/** The canonical path of a page, in its own language. An alias has that of its screen. */
function mainPath(path: string) {
  const languagePath = languagePathOf(path)
  const pathInLanguage = path.slice(languagePath.length) || '/'
  const { file } = routes.find((route) => `/${route.path ?? ''}` === pathInLanguage) ?? {}
  const first = routes.find((route) => file && route.file === file)?.path
  const room = findRoomPage(/^\/rooms\/(.+)/.exec(pathInLanguage)?.[1] ?? '')
  const main = room ? `/rooms/${room.roomId}` : file ? `/${first ?? ''}` : pathInLanguage
  return languagePath + (languagePath && main === '/' ? '' : main)
}

test('every page has its title and heading; an alias has those of its page, and its canonical URL', () => {
  for (const { path, html } of listedPages) {
    const main = mainPath(path)
    expect(built.canonical(html), path).toBe(ORIGIN + main)
    const languagePath = languagePathOf(path)
    const shown = path.slice(languagePath.length) in TITLES ? path : main
    const [title, heading = title] = TITLES[shown] ?? [undefined, built.heading(htmlOf(shown))]
    expect(built.heading(html), path).toBe(heading)
    expect(built.title(html), path).toBe(title ? pageTitle(title) : built.title(htmlOf(shown)))
  }
  for (const path of Object.keys(TITLES)) expect(htmlOf(path), path).toContain('<h1')
})

test(`the first load of a page is at most ${JAVASCRIPT_BYTES} bytes of script, ${BYTES_WITH_LETTER} where it ends in a letter, and ${CSS_BYTES} of CSS`, () => {
  for (const { path, html } of builtPages) {
    const bytes = (files: RegExp) => {
      const found = new Set([...html.matchAll(files)].map(([, file = '']) => file))
      return [...found].reduce((sum, file) => sum + built.transferSize(file), 0)
    }
    const script = bytes(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)
    const styles = bytes(/<link rel="stylesheet" href="([^"#]+)/g)
    expect([script, styles], path).toEqual([expect.any(Number), expect.any(Number)])
    expect(Math.min(script, styles), path).toBeGreaterThan(10_000)
    const hasLetter = WITH_LETTER.includes(mainPath(path).slice(languagePathOf(path).length))
    expect(script, path).toBeLessThanOrEqual(hasLetter ? BYTES_WITH_LETTER : JAVASCRIPT_BYTES)
    expect(styles, path).toBeLessThanOrEqual(CSS_BYTES)
  }
})

// With `:last-child > :last-child` each part that arrives last makes the browser look at all that it holds.
test('no style sheet names a file that was not built, or has a whole page restyled when its end arrives', () => {
  const sheets = [...htmlOf('/').matchAll(/<link rel="stylesheet" href="([^"#]+)/g)]
  expect(sheets.length).toBeGreaterThan(0)
  for (const [, sheet] of sheets) {
    const styles = readFileSync(CLIENT + sheet, 'utf8')
    expect(styles).not.toContain('url(.')
    expect(styles.match(/:(?:last|nth-last|nth)-[^ >~+,{]*[ >~+]+[:*][^,{]*/g)).toBeNull()
  }
})

test(`a page preloads the two fonts of its words, at most ${FONT_BYTES} bytes, and Home three pictures`, () => {
  const html = htmlOf('/terms')
  const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)]
  expect(fonts).toHaveLength(2)
  const bytes = fonts.reduce((sum, [, file = '']) => sum + built.transferSize(file), 0)
  expect(bytes).toBeLessThanOrEqual(FONT_BYTES)
  const pictures = htmlOf('/').matchAll(
    /<link rel="preload" as="image"[^>]*?pictures\/(.*?)-(?:upright|phone|\d)/g,
  )
  expect(new Set([...pictures].map(([, name]) => name)).size).toBe(3)
})

// What the HTML standard demands, and nothing about style. Release 11 needs a newer Node.js than the build does.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))

test('every page of a language is valid HTML', async () => {
  const faults: string[] = []
  for (const { file, path, html } of builtPages) {
    if (languagePathOf(path) !== '' || mainPath(path) !== path) continue // the same elements, in other words
    const { results } = await validator.validateString(html, file)
    for (const { message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${file}: ${message} (${selector})`)
  }
  expect(faults).toEqual([])
})

test('every link leads to a page, a file or a place that takes the focus, and says if it opens a new tab', async () => {
  const translations = await inEachLanguage<typeof import('#words/common.ts')>('common')
  const faults = builtPages.flatMap(({ path: from, html }) => {
    const newTab = translations.find(({ path }) => path === languagePathOf(from))?.words.common
      .newTab
    const links = [...html.matchAll(/<a [^>]*?href="([^"]*)".*?<\/a>/gs)]
    return links.flatMap(([link, href = '']) => {
      const isFaulty =
        link.includes('target="_blank"') &&
        !(link.includes(`${newTab}`) && /rel="[^"]*noopener/.test(link))
      return isFaulty || isBroken(href, from) ? `${href} on ${from}` : []
    })
  })
  expect(faults).toEqual([])
  for (const { href } of socialLinks) expect(htmlOf('/')).toContain(`href="${href}"`)
})

test('every place that the search leads to is in its page', () => {
  const faults = readdirSync(`${CLIENT}/assets`, { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => {
      if (!/search-palette-.*\.js$/.test(file)) return []
      const code = readFileSync(`${CLIENT}/assets/${file}`, 'utf8')
      const urls = Array.from(code.matchAll(/url:[`'"]([^`'"$]+)[`'"]/g), ([, url = '']) => url)
      expect(urls.length).toBeGreaterThan(100)
      return urls.filter((url) => {
        const [path = '', anchor] = url.split(/[?#].*#|#|\?.*/)
        return anchor && !htmlOf(path).includes(` id="${anchor}"`)
      })
    },
  )
  expect(faults).toEqual([])
})

function isBroken(href: string, from: string) {
  if (/^(https?:|tel:|mailto:|geo:)/.test(href)) return false
  const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `https://site.example${from}`)
  // The Not-found pages lead to their twin, as its own file.
  const target = builtPages.find(({ path }) => [pathname, `${pathname}.html`].includes(path))
  if (!target) return pathname.endsWith('/') || !existsSync(`${CLIENT}${pathname}`)
  if (hash === '') return false
  const [place] =
    new RegExp(`<[^>]* id="${decodeURIComponent(hash.slice(1))}"[^>]*>`).exec(target.html) ?? []
  // Where the router leads, the place must take the focus; a link within the page moves it by itself.
  return !place || !(href.startsWith('#') || place.includes('tabindex="-1"'))
}

test('every page states a strict policy before its first script, and keeps to it', () => {
  for (const { file, html } of builtPages) {
    const policy = POLICY.exec(html)?.[1] ?? ''
    const [self, ...hashes] = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
    expect(self, file).toBe("'self'")
    for (const hash of hashes) expect(hash, file).toMatch(/^'sha256-[\w+/]{43}='$/)
    expect(policy, file).not.toMatch(/unsafe|\*|http:/)
    expect(html.indexOf(policy), file).toBeLessThan(html.indexOf('<script'))
    // Without script a form with this method sends nothing, and puts no name into the URL.
    const refused = /\s(on[a-z]+|style)=|javascript:|^<style|^<form(?!.* method="dialog")/i
    const tags = html.match(/<[a-z][^>]*>/gi) ?? []
    expect(
      tags.filter((tag) => refused.test(tag)),
      file,
    ).toEqual([])
  }
})

test('every page has its twin in each language, and all say so', () => {
  const pathsOf = ({ path: folder }: { path: string }) =>
    builtPages.flatMap(({ path }) =>
      languagePathOf(path) === folder ? path.slice(folder.length) || '/' : [],
    )
  for (const language of languages)
    expect(pathsOf(language).sort(), language.name).toEqual(pathsOf(languages[0]).sort())
  for (const { path, html } of listedPages) {
    const { lang, locale } = found(
      languages.find((language) => language.path === languagePathOf(path)),
      path,
    )
    expect(html, path).toContain(`<html lang="${lang}"`)
    expect(built.meta(html, 'og:locale'), path).toBe(locale)
    for (const other of [...languages.map(({ lang }) => lang), 'x-default'])
      expect(html, path).toContain(`rel="alternate" hrefLang="${other}"`)
  }
})
