import { formOptions } from '#app/content/contact.ts'
import { privateRoomCards, venueCards } from '#app/content/dining.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { kitchenLanguage } from '#app/content/languages.js'
import { addDays } from '#app/domain/day.ts'
import { closedWeekdays } from '#app/domain/hours.ts'
import { formatDay } from '#language'
import { atHotel } from './at-hotel.ts'
import { found, inEachLanguage } from './examples.ts'
import { chooseDay } from './reservation-form.ts'
import { expect, expectAccessible, PHONE, test } from './test.ts'
import { common, contactForms, dining, openNow, requestWords } from './words.ts'

const besides = (await inEachLanguage<typeof import('#words/dish-names.ts')>('dish-names'))
  .slice(1)
  .find(({ lang }) => lang === kitchenLanguage)?.words.dishNames

test('Dining: arrow keys, Home and End move through the courses', async ({ page, open }) => {
  const panel = page.getByRole('tabpanel')
  await page.setViewportSize(PHONE)
  await open('/dining')
  await page.getByRole('tab').first().focus()
  for (const { title, items } of [...menu].reverse()) {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab', { name: title })).toBeFocused()
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(items.length)
    const names = panel.locator(`h3 ~ [lang=${kitchenLanguage}]`)
    if (besides) await expect(names).toHaveText(items.map(({ id }) => besides[id]))
  }
  for (const [key, course] of [
    ['End', menu.at(-1)],
    ['Home', menu[0]],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('tab', { name: `${course?.title}` })).toBeFocused()
  }
})

test('Dining: each way to reserve a table opens its request', async ({ page, open }) => {
  const { privateRoom } = requestWords.facts
  const firstChoice = (name = '') => page.getByRole('checkbox', { name })
  const [bookable, bar, hall] = [
    formOptions.restaurants.at(-1)?.text,
    venueCards.find(({ isBookable }) => !isBookable)?.title,
    privateRoomCards.at(-1)?.name,
  ]
  await page.clock.setFixedTime(new Date('2027-06-10T05:00:00Z'))
  await test.step('a place that nobody knows is no place', async () => {
    await open('/contact?venue=moon')
    await expect(page.getByRole('tab', { selected: true })).toHaveText(contactForms.message.title)
  })
  await open('/dining')
  for (const [name, chosen, party] of [
    [bookable, bookable, '2'],
    [bar, undefined, '2'],
    [hall, undefined, ''],
  ] as const) {
    if (!name) continue
    await test.step(name, async () => {
      await page
        .getByRole('link', {
          name: new RegExp(`^${name === hall ? dining.private.ask : dining.reserve}.*${name}$`),
        })
        .click()
      await expect(
        page.getByRole('radio', { name: contactForms.reservation.kinds.table }),
      ).toBeChecked()
      await expect(page.getByLabel(contactForms.table.partySize)).toHaveValue(party)
      if (chosen) await expect(page.getByLabel(contactForms.table.restaurant)).toContainText(chosen)
      else
        await expect(firstChoice(name)).toHaveAccessibleName(
          new RegExp(`^${name === hall ? privateRoom : contactForms.table.firstChoice}: `),
        )
      await expect(firstChoice()).toHaveCount(chosen ? 0 : 1)
      await expect(
        page.getByRole('button', { name: contactForms.reservation.submit }),
      ).toBeVisible()
      if (name !== hall) await page.goBack()
    })
  }
  test.skip(!hall, 'no private room to ask for')
  await expectAccessible(page)
  // A private room needs no day. Choosing the chosen one again keeps it.
  const date = page.getByRole('button', { name: contactForms.table.date })
  for (let times = 0; times < 2; times++) {
    await chooseDay(page, contactForms.table.date, '2027-06-12')
    await expect(date).toContainText(formatDay('2027-06-12'))
  }
  await page.getByRole('button', { name: contactForms.table.withoutDay }).click()
  await expect(date).toContainText(common.dates.choose)
})

test("Dining: what is open follows the hotel's clock", async ({ page, open }) => {
  const venue = venueCards.find(
    ({ hours }) => hours.length === 1 && closedWeekdays(hours).length > 0,
  )
  test.skip(!venue, 'no venue that opens once a day has a day off')
  const { title, hours } = found(venue, 'that venue')
  const { opens, closes } = found(hours[0], 'its hours')
  const A_SUNDAY = '2027-12-26'
  const dayBefore = addDays(A_SUNDAY, (closedWeekdays(hours)[0] ?? 0) - 1)
  const [opening, closing] = [opens, closes].map((time) => atHotel(dayBefore, time).valueOf()) as [
    number,
    number,
  ]
  await page.clock.install({ time: opening - 30_000 })
  await open('/dining')
  const place = page.getByRole('article', { name: title })
  for (const [passes, said] of [
    ['00:00', openNow.opensAt(opens)],
    ['01:00', openNow.until(closes)],
    [closing - opening, openNow.closedNow],
    ['12:00:00', openNow.closedToday],
  ] as const) {
    await page.clock.fastForward(passes)
    await expect(place).toContainText(said)
  }
})
