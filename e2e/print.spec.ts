import { allergens } from '#app/content/dishes/allergens.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { contact } from '#app/content/hotel.ts'
import { formatDay, formatPrice } from '#language'
import { room } from './examples.ts'
import { sheetsOf } from './layout.ts'
import { CHECK_IN, CHECK_OUT } from './reservation-form.ts'
import { expect, test } from './test.ts'
import { contactPage, dishWords, policies } from './words.ts'

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

test('Dining on paper: all courses in two columns, and a table of allergens', async ({
  page,
  open,
}) => {
  await open('/dining')
  const dishes = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
  const items = menu.flatMap(({ items }) => items)
  await expect(dishes.filter({ visible: true })).toHaveCount(items.length)
  const lefts = await dishes.evaluateAll((names) =>
    names.map((name) => Math.round(name.getBoundingClientRect().left)),
  )
  expect(new Set(lefts).size).toBe(2)
  const table = page.getByRole('table', { name: dishWords.allergenTable.caption })
  await expect(table.getByRole('columnheader')).toHaveCount(1 + allergens.length)
  for (const { name, allergens: listed } of items) {
    const row = table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row.getByRole('cell', { name: '×' })).toHaveCount(listed.length)
  }
})

test('Room on paper: price, policies and chosen days on two sheets', async ({ page, open }) => {
  await open(`/rooms/${room.id}?from=${CHECK_IN}&to=${CHECK_OUT}`)
  for (const words of [
    ...[formatPrice(room.pricePerNight), policies.room.cancellation, contact.phone],
    ...[formatDay(CHECK_IN), formatDay(CHECK_OUT), formatPrice(4 * room.pricePerNight)],
  ])
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
  for (const role of ['navigation', 'searchbox', 'tablist'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  expect(await sheetsOf(page)).toBe(2)
})

test('Contact, Offers, cart on paper: no field, every answer, dark words', async ({
  page,
  open,
}) => {
  await open('/contact')
  for (const { answer } of Object.values(contactPage.questions.items))
    await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await open('/special-offers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(17, 17, 17)')
  await open(`/cart#basket=${room.id}`)
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveCount(0)
})
