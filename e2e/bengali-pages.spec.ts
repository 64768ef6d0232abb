import { cart } from '#app/content/bn/cart.ts'
import { common } from '#app/content/bn/common.ts'
import { dietWords } from '#app/content/bn/diet.ts'
import { dining } from '#app/content/bn/dining.ts'
import { builtPages } from './built-pages.ts'
import { allergen } from './examples.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'bn-BD' })

/** Latin letters that a Bengali page may show. */
const ALLOWED = [
  /[\w.-]+@[\w.-]+\.(example|com)/g, // e-mail addresses
  /\bWCAG\b|\bAA\b/g, // a standard and its level, as it is looked up
  /\b(Enter|Esc)\b/g, // keys
]

const bengali = builtPages.filter(({ path }) => /^\/bn(\/|$)/.test(path))
test('Bengali pages: no Latin letter but in addresses, keys and a standard', async ({ page }) => {
  expect(bengali.length).toBeGreaterThan(20)
  for (const { path, html } of bengali) {
    const words = await page.evaluate(wordsOf, html)
    expect(words.join(), path).toMatch(/[\u0980-\u09ff]/)
    expect(words.filter(hasLatin), path).toEqual([])
  }
})

test('what opens late on a Bengali page says no English word, and the calendar has the weeks of Bengal', async ({
  page,
  open,
}) => {
  for (const [path, role, name] of [
    ['/bn/dining', 'link', dining.enlarge],
    ['/bn/reservations', 'button', common.dates.checkIn],
    [`/bn/dining?without=${allergen}`, 'button', dietWords.kitchen],
    ['/bn/cart#basket=singara', 'button', cart.checkOut],
  ] as const)
    await test.step(`${name} on ${path}`, async () => {
      await open(path)
      await page.getByRole(role, { name }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect((await page.evaluate(wordsOf, null)).filter(hasLatin)).toEqual([])
      if (name !== common.dates.checkIn) return
      await expect(page.locator('th').first()).toHaveText(/^রবি/)
      const days = page.getByRole('gridcell').getByRole('button')
      for (const day of await days.all()) await expect(day).toHaveText(/^[০-৯]+$/)
    })
})

const hasLatin = (text: string) =>
  /[A-Za-z]/.test(ALLOWED.reduce((rest, pattern) => rest.replace(pattern, ''), text))

/**
 * The words that are seen or read out, of a built page or of the open one. What is marked as another language is left
 * out.
 */
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
