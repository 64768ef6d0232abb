import { builtPages } from './built-pages.ts'
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
const htmlOf = (path: string) => builtPages.find((page) => page.path === path)?.html ?? ''
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

for (const { path, html } of bengali.filter(({ path }) => !path.endsWith('404.html')))
  meetsTheStandards({
    path,
    title: titleOf(html),
    heading: headingOf(html),
    // An alias leads to the same page as its English twin.
    canonical: `/bn${canonicalOf(htmlOf(path.replace(/^\/bn\/?/, '/')))}`.replace(/\/$/, ''),
  })

for (const [path, title] of [
  ['/bn/no-such-page', 'পাতাটি পাওয়া যায়নি'],
  ['/bn/rooms/houseboat', 'কক্ষটি পাওয়া যায়নি'],
  ['/bn/blog/houseboat', 'লেখাটি পাওয়া যায়নি'],
] as const)
  meetsTheStandards({ path, title, heading: /[\u0980-\u09ff]/, status: 404 })

test('every page of the English edition has its Bengali one, and says so', () => {
  const english = builtPages.filter(({ path }) => !/^\/bn(\/|$)/.test(path))
  expect(bengali.map(({ path }) => path.replace(/^\/bn\/?/, '/')).sort()).toEqual(
    english.map(({ path }) => path).sort(),
  )
  for (const { path, html } of [...english, ...bengali].filter(({ file }) => !/404/.test(file))) {
    const [, lang] = /<html lang="(..)"/.exec(html) ?? []
    expect(lang, path).toBe(path.startsWith('/bn') ? 'bn' : 'en')
    for (const other of ['en', 'bn', 'x-default'])
      expect(html, path).toMatch(new RegExp(`rel="alternate" hrefLang="${other}"`))
    expect(html, path).toContain(`content="${lang === 'bn' ? 'bn_BD' : 'en_GB'}"`)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a Bengali page shows no Latin letter but in addresses, names of keys and a standard', async ({
    page,
  }) => {
    for (const { path } of bengali) {
      await page.goto(path)
      const words = await page.evaluate(wordsOfPage)
      expect(words.join(), path).toMatch(/[\u0980-\u09ff]/)
      const latin = words
        .map((text) => ALLOWED.reduce((rest, pattern) => rest.replace(pattern, ''), text))
        .filter((text) => /[A-Za-z]/.test(text))
      expect(latin, path).toEqual([])
    }
  })
})

/** What is seen or read out, but for what is marked as another language. */
function wordsOfPage() {
  const NAMES = ['alt', 'aria-label', 'aria-roledescription', 'placeholder', 'title']
  const isBengali = (element: Element | null) =>
    !element?.closest('[lang]:not(html):not([lang=bn])')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (isBengali(text.parentElement) && !text.parentElement?.closest('script, style'))
      words.push(text.nodeValue ?? '')
  for (const element of document.querySelectorAll('body *'))
    for (const name of NAMES) {
      const value = element.getAttribute(name)
      if (value && value !== 'carousel' && isBengali(element)) words.push(value)
    }
  return words
}
