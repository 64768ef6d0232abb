import { allergens } from '#app/content/dishes/allergens.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { testimonials } from '#app/content/home.ts'
import { contact } from '#app/content/hotel.ts'
import { formatDay, formatPrice } from '#language'
import { contactPage } from '#words/contact.ts'
import { dishWords } from '#words/dish.ts'
import { linkNames } from '#words/navigation.ts'
import { policies } from '#words/policies.ts'
import { room } from './examples.ts'
import { boxOf } from './layout.ts'
import { CHECK_IN, CHECK_OUT } from './reservation-form.ts'
import { DESKTOP, expect, test } from './test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

const MENUS = { '/dining': menu.flatMap(({ items }) => items), '/online-order': orderMenu }

for (const path of ['/dining', '/online-order'] as const)
  test(`${path} on paper: two columns and a table of allergens`, async ({ page, open }) => {
    await open(path)
    await test.step('all its courses stand one after another, without tabs', async () => {
      for (const { name } of MENUS[path])
        await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(page.getByRole('tablist')).toHaveCount(0)
    })
    const dishes = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
    const lefts = await dishes.evaluateAll((names) =>
      names.map((name) => Math.round(name.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size).toBe(2)
    const pictures = page.getByRole('tabpanel').locator('img').filter({ visible: true })
    await expect(pictures).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
    await expect(pictures).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    const table = page.getByRole('table', { name: dishWords.allergenTable.caption })
    await expect(table.getByRole('columnheader')).toHaveCount(1 + allergens.length)
    await expect(table.getByRole('row')).toHaveCount(1 + (await dishes.count()))
    for (const { name, allergens: listed } of MENUS[path]) {
      const row = table
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      await expect(row.getByRole('cell', { name: '×' })).toHaveCount(listed.length)
    }
  })

test('Room on paper: its price and policies, chosen days, nothing to press', async ({
  page,
  open,
}) => {
  await open(`/rooms/${room.id}`)
  for (const words of [formatPrice(room.pricePerNight), policies.room.cancellation, contact.phone])
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  for (const role of ['button', 'navigation', 'searchbox', 'tablist'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  await expect(page.getByRole('link', { name: linkNames.bookNow.title })).toHaveCount(0)
  await open(`/rooms/${room.id}?from=${CHECK_IN}&to=${CHECK_OUT}`)
  for (const words of [
    formatDay(CHECK_IN),
    formatDay(CHECK_OUT),
    formatPrice(4 * room.pricePerNight),
  ])
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
})

test('Contact, Home and Offers on paper: every word, dark on white', async ({ page, open }) => {
  await open('/contact')
  for (const { answer } of contactPage.questions.items)
    await expect(page.getByText(answer)).toBeVisible()
  await open('/')
  const { width } = DESKTOP
  for (const { quote } of testimonials) {
    const box = await boxOf(page.getByText(quote))
    expect([box.x >= 0, box.right <= width]).toEqual([true, true])
  }
  await open('/special-offers')
  const brightest = await page.evaluate(() => {
    const colours = [...document.querySelectorAll('h1, p, li')].map(
      (one) =>
        getComputedStyle(one)
          .color.match(/[\d.]+/g)
          ?.map(Number) ?? [],
    )
    return Math.max(...colours.map(([red = 0, green = 0, blue = 0]) => red + green + blue))
  })
  expect(brightest).toBeLessThan(3 * 60)
})
