import { blog } from '#app/content/bn/blog.ts'
import { cart } from '#app/content/bn/cart.ts'
import { common } from '#app/content/bn/common.ts'
import { dietWords } from '#app/content/bn/diet.ts'
import { dining } from '#app/content/bn/dining.ts'
import { dishWords } from '#app/content/bn/dish.ts'
import { frame } from '#app/content/bn/frame.ts'
import { roomPage } from '#app/content/bn/room-page.ts'
import { builtPages, listedPages } from './built-pages.ts'
import { allergen } from './examples.ts'
import { meetsTheStandards } from './standards.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'bn-BD' })

/** Latin letters that a Bengali page may show: what has no other name, and what stands on a key. */
const ALLOWED = [
  /[\w.-]+@[\w.-]+\.(example|com)/g, // addresses of mail
  /\bWCAG\b|\bAA\b/g, // a standard and its level, as it is looked up
  /\b(Enter|Esc)\b/g, // keys
]

const bengali = builtPages.filter(({ path }) => /^\/bn(\/|$)/.test(path))
const pageAt = (path: string) => builtPages.find((page) => page.path === path) ?? { html: '' }
const englishOf = (path: string) => path.replace(/^\/bn\/?/, '/')
const inside = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const decoded = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
const headingOf = (html: string) => decoded(inside(html, /<h1[^>]*>(.*?)<\/h1>/s))
const titleOf = (html: string) => decoded(inside(html, /<title>(.*?) \| /))
const canonicalOf = (html: string) =>
  new URL(inside(html, /rel="canonical" href="([^"]*)"/)).pathname

/** Together these show every colour of words on every ground, in large letters and in small ones. */
const ALL_KINDS_OF_WORDS = [
  ...['/bn', '/bn/dining', '/bn/reservations', '/bn/special-offers'],
  ...['/bn/blog/boishakhi-evening', '/bn/rooms/houseboat'],
]

/** Elements with their classes, roles and names of attributes, without header, words and languages. */
const skeletonOf = (html: string) =>
  html
    .slice(html.indexOf('<main'))
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/>[^<]*/g, '>')
    .replace(/(?<! class| role)="[^"]*"/g, '')

const isTwin = (path: string, file = path) =>
  !ALL_KINDS_OF_WORDS.includes(path) &&
  skeletonOf(pageAt(file).html) === skeletonOf(pageAt(englishOf(file)).html)

for (const { path, html } of bengali.filter((page) => listedPages.includes(page)))
  meetsTheStandards({
    path,
    title: titleOf(html),
    heading: headingOf(html),
    // An alias leads to the same page as its English twin.
    canonical: `/bn${canonicalOf(pageAt(englishOf(path)).html)}`.replace(/\/$/, ''),
    isTwin: isTwin(path),
  })

for (const [path, title] of [
  ['/bn/no-such-page', frame.notFound],
  ['/bn/rooms/houseboat', roomPage.notFound.title],
  ['/bn/blog/houseboat', blog.notFound.title],
] as const)
  meetsTheStandards({
    path,
    title,
    heading: /[\u0980-\u09ff]/,
    status: 404,
    isTwin: isTwin(path, path.replace(/[^/]+$/, '404.html')),
  })

test('every page of the English edition has its Bengali one, and says so', () => {
  const english = builtPages.filter(({ path }) => !/^\/bn(\/|$)/.test(path))
  expect(bengali.map(({ path }) => englishOf(path)).sort()).toEqual(
    english.map(({ path }) => path).sort(),
  )
  for (const { path, html } of listedPages) {
    const [, lang] = /<html lang="(..)"/.exec(html) ?? []
    expect(lang, path).toBe(path.startsWith('/bn') ? 'bn' : 'en')
    for (const other of ['en', 'bn', 'x-default'])
      expect(html, path).toMatch(new RegExp(`rel="alternate" hrefLang="${other}"`))
    expect(html, path).toContain(`content="${lang === 'bn' ? 'bn_BD' : 'en_GB'}"`)
  }
})

test('a Bengali page shows no Latin letter but in addresses, names of keys and a standard', async ({
  page,
}) => {
  for (const { path, html } of bengali) {
    const words = await page.evaluate(wordsOf, html)
    expect(words.join(), path).toMatch(/[\u0980-\u09ff]/)
    expect(words.filter(hasLatin), path).toEqual([])
  }
})

/** What opens on a Bengali page, and the path, the role and the name of what opens it. */
const opened = {
  'an enlarged picture': ['/bn/dining', 'link', dining.enlarge],
  'the pictures of a room': ['/bn/rooms?room=deluxe', 'button', common.images.next],
  'a calendar': ['/bn/reservations', 'button', common.dates.checkIn],
  'the search': ['/bn', 'button', frame.search],
  'the chat': ['/bn', 'button', frame.chat.open],
  'the diets': ['/bn/dining', 'button', dishWords.diet],
  'the card for the kitchen': [`/bn/dining?without=${allergen}`, 'button', dietWords.kitchen],
  'the checkout': ['/bn/cart#basket=singara', 'button', cart.checkOut],
} as const

for (const [what, [path, role, name]] of Object.entries(opened))
  test(`${what} says no English word on a Bengali page`, async ({ page, open }) => {
    await open(path)
    const control = page.getByRole(role, { name }).first()
    await expect(control).toBeVisible() // once what the address asks for is shown
    const before = await page.locator('body *').count()
    await control.click()
    if (!path.includes('?room'))
      await expect.poll(() => page.locator('body *').count()).toBeGreaterThan(before)
    const words = await page.evaluate(wordsOf, null)
    expect(words.filter(hasLatin)).toEqual([])
  })

const hasLatin = (text: string) =>
  /[A-Za-z]/.test(ALLOWED.reduce((rest, pattern) => rest.replace(pattern, ''), text))

/** What is seen or read out, of a page as it is built or as it is now, but for what is marked as another language. */
function wordsOf(html: string | null) {
  const { body } = html ? new DOMParser().parseFromString(html, 'text/html') : document
  const NAMES = [
    ...['alt', 'placeholder', 'title'],
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
  ]
  const isBengali = (element: Element | null) =>
    !element?.closest('[lang]:not(html):not([lang=bn])')
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (isBengali(text.parentElement) && !text.parentElement?.closest('script, style'))
      words.push(text.nodeValue ?? '')
  for (const element of body.querySelectorAll('*'))
    for (const name of NAMES) {
      const value = element.getAttribute(name)
      if (value && isBengali(element)) words.push(value)
    }
  return words
}
