import type { Page } from '@playwright/test'
import { chat } from '#app/content/bn/chat.ts'
import { common } from '#app/content/bn/common.ts'
import { frame } from '#app/content/bn/frame.ts'
import { requestWords } from '#app/content/bn/request.ts'
import { reservations } from '#app/content/bn/reservations.ts'
import { searchWords } from '#app/content/bn/search.ts'
import { languages } from '#app/content/languages.js'
import { atTable } from '#words/at-table.ts'
import { contactForms as formsHere } from '#words/contact.ts'
import { languageChange } from '#words/language-change.ts'
import { linkNames } from '#words/navigation.ts'
import { onlineOrder as orderHere } from '#words/online-order.ts'
import { reservations as stayHere } from '#words/reservations.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { boxOf } from './layout.ts'
import { forward, stayAddress } from './reservation-form.ts'
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, test } from './test.ts'

test.use({ locale: 'bn-BD' })

const region = (page: Page, name: string) => page.getByRole('region', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses a free day of the month that is shown, counted from 0. */
async function chooseDay(page: Page, field: string, index: number) {
  await button(page, field).click()
  const calendar = page.getByRole('dialog', { name: field })
  await expect(calendar).toBeVisible()
  const days = calendar.getByRole('gridcell').getByRole('button')
  await days.and(page.locator(':enabled')).nth(index).click()
  await expect(calendar).toBeHidden()
}

test('a room is reserved in three steps, its sums and its card in Bengali, begun on a phone and confirmed on a desktop', async ({
  page,
  open,
}) => {
  await page.setViewportSize(PHONE)
  await open('/bn/reservations?room=deluxe')
  await test.step('the calendar has Bengali figures, and its week begins on Sunday', async () => {
    await button(page, common.dates.checkIn).click()
    const calendar = page.getByRole('dialog', { name: common.dates.checkIn })
    await expect(calendar.locator('th').first()).toHaveText(/^রবি/)
    await expect(calendar.getByRole('gridcell').getByRole('button').first()).toHaveText(/^[০-৯]+$/)
    await page.keyboard.press('Escape')
  })
  await chooseDay(page, common.dates.checkIn, 2)
  await chooseDay(page, common.dates.checkOut, 1)
  await expect(page.getByText(/[০-৯]+ রাত: \$[০-৯,]+/).first()).toBeVisible()
  await button(page, reservations.forward[0]).click()
  await page.getByLabel(reservations.guest.firstName).fill('আয়েশা')
  await page.getByLabel(reservations.guest.lastName).fill('রহমান')
  await page.getByLabel(reservations.guest.email).first().fill('ayesha@guest.example')
  await page.getByLabel(reservations.guest.phone).fill('01711 000000')
  await button(page, reservations.forward[1]).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('checkbox').check()
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
  await button(page, reservations.forward[2]).click()
  await expect(page.getByText(reservations.confirmed.title)).toBeVisible()
  const card = region(page, requestWords.title)
  await expect(card).toContainText('আয়েশা রহমান')
  await expect(card).toContainText(/[০-৯]{6}-[গজতদনবমরলস]{4}/)
  await expect(card).toContainText(/\$[০-৯]/)
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: requestWords.calendar }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
})

test('the search and the list of rooms find by Bengali words, however a phone types them, and by English ones', async ({
  page,
  open,
}) => {
  await open('/bn/rooms')
  const names = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
  for (const [typed, count] of [
    ['খ\u09dcখ\u09dcি', 1],
    ['খ\u09a1\u09bcখ\u09a1\u09bcি', 1],
    ['deluxe', 1],
    ['রুম', 6],
    ['এসি', 6],
    ['বাথটাব', 3],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await expect(names, typed).toHaveCount(count)
  }

  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder(searchWords.placeholder)
  for (const words of ['গোপনী\u09dfতা', 'গোপনী\u09af\u09bcতা', 'privacy']) {
    await field.fill(words)
    await expect(page.getByRole('option')).toHaveText(/গোপনী/)
  }
  await field.fill('zzz')
  await expect(page.getByText(searchWords.nothing).first()).toBeVisible()
})

test('the chat welcomes and answers, and shows every letter that a guest types', async ({
  page,
  open,
}) => {
  await open('/bn/rooms')
  await button(page, frame.chat.open).click()
  await expect(page.getByText(chat.welcome)).toBeVisible()
  await page.getByLabel(chat.label, { exact: true }).fill('উদ্বৃত্ত ঔজ্জ্বল্য ক্ষ্ম্য')
  await page.keyboard.press('Enter')
  const said = page.getByRole('log').getByText('উদ্বৃত্ত')
  await expect(said).toHaveCSS('font-family', /Typed/)
  await expect(page.getByRole('log').locator('[data-sender=agent]')).toHaveCount(2)
})

test('the other language has the same page, its query and its cart, and so has the way back', async ({
  page,
  open,
}) => {
  await open('/online-order?course=mains')
  await page.getByRole('button', { name: orderHere.addToCart }).first().click()
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click()
  await hydrated(page)
  await expect(page).toHaveURL(/\/bn\/online-order\?course=mains$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'কার্ট (১)' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: languages[0].name }).click()
  await hydrated(page)
  const cart = page.getByRole('main').locator('a[href$="/cart"]')
  await expect(cart).toHaveText(orderHere.cart(1))

  await test.step('each page has the cart that it was left with; a reload forgets it', async () => {
    await page.getByRole('button', { name: orderHere.addToCart }).first().click()
    await expect(cart).toHaveText(orderHere.cart(2))
    for (const [move, count] of [
      ['goBack', 'কার্ট (১)'],
      ['goBack', orderHere.cart(1)],
      ['goForward', 'কার্ট (১)'],
      ['goForward', orderHere.cart(2)],
      ['reload', orderHere.cart(0)],
    ] as const) {
      await page[move]()
      await hydrated(page)
      await expect(cart).toHaveText(count)
    }
  })
})

test('days, room and party go along to the other language; what is typed is asked about first', async ({
  page,
  open,
}) => {
  const change = () => page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click()
  const question = page.getByRole('dialog', { name: languageChange.title })
  await open(stayAddress())
  await page.getByLabel(stayHere.dates.adults).selectOption('3')
  await forward(page).click()
  await page.getByLabel(stayHere.guest.firstName).fill('Ayesha')
  await page.getByRole('banner').getByRole('link', { name: linkNames.contact.title }).click()
  await change()
  await expect(question).toContainText(languageChange.text)
  await expectAccessible(page)
  await question.getByRole('button', { name: languageChange.stay }).press('Enter')
  await expect(question).toHaveCount(0)
  await page.goBack()
  await expect(page.getByLabel(stayHere.guest.firstName)).toHaveValue('Ayesha')
  await change()
  await question.getByRole('button', { name: languageChange.change }).click()
  await expect(page).toHaveURL(/\/bn\/reservations\?room=/)
  await hydrated(page)
  await expect(page.getByLabel(reservations.dates.adults)).toHaveValue('3')
  await expect(page.getByText(/[০-৯]+ রাত: \$[০-৯,]+/).first()).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)

  await test.step('a message to the hotel is asked about too, and nothing where nothing is typed', async () => {
    await page.goto('/contact')
    await hydrated(page)
    await page.getByLabel(formsHere.message.message).fill('A cot, please')
    await change()
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel(formsHere.message.message).fill('')
    await change()
    await expect(page).toHaveURL(/\/bn\/contact$/)
  })
})

test.describe('a browser that prefers Bengali', () => {
  const offer = (page: Page) => page.getByRole('complementary', { name: 'বাংলা' })

  test('is offered the Bengali page in one line, which can be dismissed', async ({
    page,
    open,
  }) => {
    await open('/dining')
    await expect(offer(page)).toBeVisible()
    await expectAccessible(page)
    await offer(page).getByRole('button', { name: 'সরিয়ে দিন' }).click()
    await expect(offer(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.getByRole('banner').getByRole('link', { name: linkNames.rooms.title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(roomsPage.hero.title)
    await expect(offer(page)).toHaveCount(0)
    await test.step('is not offered it again by a reload', async () => {
      const late: string[] = []
      page.on('request', (request) => late.push(request.url()))
      await page.reload()
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      expect(late.filter((url) => url.includes('language-offer-line'))).toEqual([])
      await expect(offer(page)).toHaveCount(0)
    })
  })

  test('follows it to the same page, and gets no further offer', async ({ page, open }) => {
    await open('/rooms/deluxe')
    const title = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(title.y, 'the title lies below it').toBeGreaterThanOrEqual(
      (await boxOf(offer(page))).bottom,
    )
    await offer(page).getByRole('link', { name: 'বাংলা' }).click()
    await hydrated(page)
    await expect(page).toHaveURL(/\/bn\/rooms\/deluxe$/)
    await page.getByRole('banner').getByRole('link', { name: languages[0].name }).click()
    await hydrated(page)
    await expect(page).toHaveURL(/\/rooms\/deluxe$/)
    await expect(offer(page)).toHaveCount(0)
  })
})

test.describe('a browser that prefers a language which the site does not have', () => {
  test.use({ locale: 'de-DE' })

  test('is offered nothing, and fetches nothing for it', async ({ page, open }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await open('/dining')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('language-offer-line'))).toEqual([])
  })
})

test('the table lasts through the site, and goes along to the other language', async ({
  page,
  open,
}) => {
  await open('/online-order?table=12')
  await expect(page.getByText(atTable.table(12))).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: linkNames.contact.title }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(/\/bn\/contact$/)
  await hydrated(page)
  await page.getByRole('banner').getByRole('link', { name: 'খাবার' }).click()
  await page.getByRole('link', { name: /অর্ডার/ }).first().click()
  await expect(page.getByText('টেবিল ১২')).toBeVisible()
})
