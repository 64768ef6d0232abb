import type { Page } from '@playwright/test'
import { type Allergen, allergens } from '#app/content/dishes/allergens.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { menuCategories, orderMenu } from '#app/content/dishes/order-menu.ts'
import { kitchenLanguage, languages } from '#app/content/languages.js'
import * as ownCard from '#words/kitchen-card.ts'
import { allergen, inEachLanguage, like, otherAllergen } from './examples.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'
import { allergenNames, dietWords, dishWords } from './words.ts'

const courses = menuCategories.map(({ name }) => name)
const dishes = orderMenu.map((dish) => ({
  ...dish,
  course: menuCategories.find(({ id }) => id === dish.category)?.name ?? '',
}))

const WITHOUT = dietWords.allergen(allergenNames[allergen])

/** An allergen as the card names it, with the foods that contain it. */
const named = (one: Allergen, words: typeof import('#words/kitchen-card.ts') = ownCard) =>
  `${words.allergenNames[one]} ${words.alsoLeftOut[one]}`
const kitchenWords =
  (await inEachLanguage<typeof import('#words/kitchen-card.ts')>('kitchen-card')).find(
    ({ lang }) => lang === kitchenLanguage,
  )?.words ?? ownCard
const kitchen = kitchenWords.kitchenCard

const filterButton = (page: Page) => page.getByRole('button', { name: dishWords.diet })
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const found = (page: Page) =>
  page.getByRole('status').filter({ hasText: like(`…${dietWords.found(1, 2)}`) })
const shown = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 3 })

test('Diet: what a guest does not eat is left out in every tab', async ({ page, open }) => {
  await open('/online-order')
  await filterButton(page).click()
  await choice(page, dietWords.vegetarian).check()
  await choice(page, WITHOUT).check()
  const suiting = dishes.filter((dish) => dish.vegetarian && !dish.allergens.includes(allergen))
  const count = dietWords.found(suiting.length, dishes.length)
  const without = `${dietWords.without}: ${allergenNames[allergen]}`
  await expect(found(page)).toHaveText([dietWords.vegetarian, without, count].join(' · '))
  await expect(page).toHaveURL(new RegExp(`[?&]diet=vegetarian&without=${allergen}`))
  for (const course of courses) {
    await page.getByRole('tab', { name: course }).click()
    const left = suiting.filter((dish) => dish.course === course).map(({ name }) => name)
    await expect(shown(page)).toHaveText(left)
    const nothing = page.getByRole('heading', { name: dietWords.none })
    await expect(nothing).toHaveCount(left.length === 0 ? 1 : 0)
  }
  await expectAccessible(page)
  await test.step('all are shown on request, marked, and the diet stays', async () => {
    await page.getByRole('button', { name: dietWords.showAll }).first().click()
    const clashing = dishes.filter((dish) => dish.allergens.includes(allergen))
    for (const course of courses) {
      await page.getByRole('tab', { name: course }).click()
      const all = dishes.filter((dish) => dish.course === course)
      await expect(shown(page)).toHaveText(all.map(({ name }) => name))
      for (const { name } of clashing.filter((dish) => all.includes(dish))) {
        const heading = page.getByRole('heading', { name, exact: true })
        const why = page.getByRole('listitem').filter({ has: heading })
        await expect(why.getByText(like(ownCard.clash.guest.sentence(['…'])))).toContainText(
          allergenNames[allergen],
        )
      }
    }
    await expect(page).toHaveURL(new RegExp(`without=${allergen}`))
    await expect(choice(page, WITHOUT)).toBeChecked()
  })
  await choice(page, dietWords.vegetarian).uncheck()
  await choice(page, WITHOUT).uncheck()
  await expect(found(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/diet|without/)
  await test.step('a URL brings a diet; the first course with a suiting dish opens, the others still can', async () => {
    const all = allergens.filter((one) => dishes.some((dish) => dish.allergens.includes(one)))
    await open(`/online-order?without=${all},water&heat=1&diet=stone`)
    const safe = dishes.filter((dish) => dish.allergens.length === 0)
    const first = courses.find((course) => safe.some((dish) => dish.course === course)) ?? ''
    expect(first).not.toBe(courses[0])
    const selected = page.getByRole('tab', { selected: true })
    await expect(selected).toHaveText(first)
    await expect(shown(page)).toHaveText(
      safe.filter((dish) => dish.course === first).map(({ name }) => name),
    )
    await filterButton(page).click()
    await expect(choice(page, WITHOUT)).toBeChecked()
    await expect(choice(page, dietWords.vegetarian)).not.toBeChecked()
    await expect(page.getByText(dietWords.notPromised).first()).toBeVisible()
    await page.getByRole('tab').first().click()
    await expect(selected).toHaveText(courses[0] ?? '')
    await expect(page.getByRole('heading', { name: dietWords.none })).toBeVisible()
    await page.getByRole('button', { name: first, exact: true }).click()
    await expect(selected).toHaveText(first)
    await expect(selected).toBeFocused()
  })
})

test('Diet: the screen for the kitchen speaks its language first', async ({ page, open }) => {
  test.skip(kitchenLanguage === languages[0].lang, 'the kitchen speaks the main language')
  await page.setViewportSize(PHONE)
  await open(`/dining?course=mains&diet=vegetarian&without=${otherAllergen},${allergen}`)
  const show = page.getByRole('button', { name: dietWords.kitchen })
  await show.click()
  const card = page.getByRole('dialog', { name: dietWords.kitchen })
  const heading = card.getByRole('heading')
  await expect(heading).toHaveText(kitchen.leaveOut(2))
  await expect(heading).toHaveAttribute('lang', kitchenLanguage)
  await expect(card.getByRole('listitem')).toHaveText([
    named(allergen, kitchenWords),
    named(otherAllergen, kitchenWords),
  ])
  await expect(card.getByRole('paragraph').first()).toHaveText(kitchen.ownPan)
  await expect(card.getByText(kitchen.vegetarian)).toBeVisible()
  const inOurs = card.getByText(ownCard.kitchenCard.vegetarian)
  for (const said of [named(allergen), named(otherAllergen), ownCard.kitchenCard.ownPan])
    await expect(inOurs).toContainText(said)
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(show).toBeFocused()
  await test.step('on paper the page says which diet it shows', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(named(allergen)).filter({ visible: true }).first()).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
  })
  await filterButton(page).click()
  for (const one of [allergen, otherAllergen])
    await choice(page, dietWords.allergen(allergenNames[one])).uncheck()
  await test.step('a diet without allergens has one, too', async () => {
    await show.click()
    await expect(heading).toHaveText(`${kitchen.vegetarian} ${kitchen.egg}`)
    await page.keyboard.press('Escape')
  })
  await choice(page, dietWords.vegetarian).uncheck()
  await expect(show).toHaveCount(0)
  await page.getByLabel(dietWords.heat).selectOption('medium')
  const mains = menu.find(({ id }) => id === 'mains')
  const mild = mains?.items.filter(({ spiceLevel = '' }) => !/hot/.test(spiceLevel))
  expect(mild?.length).toBeLessThan(mains?.items.length ?? 0)
  await expect(shown(page)).toHaveText(mild?.map(({ name }) => name) ?? [])
  await expect(page).toHaveURL(/heat=medium/)
})
