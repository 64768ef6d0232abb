import type { Page } from '@playwright/test'
import { DESKTOP, expect, expectAccessible, hydrated, PHONE, test } from './test.ts'

test.use({ locale: 'bn-BD' })

const region = (page: Page, name: string) => page.getByRole('region', { name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** Chooses a free day of the month after the one that is shown, counted from 0. */
async function chooseDay(page: Page, field: string, index: number, turns: number) {
  await button(page, field).click()
  const calendar = page.getByRole('dialog', { name: field })
  await expect(calendar).toBeVisible()
  for (let turn = 0; turn < turns; turn++) await calendar.getByRole('button').nth(1).click()
  const days = calendar.getByRole('gridcell').getByRole('button')
  await days.and(page.locator(':enabled')).nth(index).click()
  await expect(calendar).toBeHidden()
}

for (const viewport of [DESKTOP, PHONE])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a room is reserved in three steps, its sums and its card in Bengali', async ({
      page,
      open,
    }) => {
      await open('/bn/reservations?room=deluxe')
      await chooseDay(page, 'চেক-ইনের তারিখ', 2, 0)
      await chooseDay(page, 'চেক-আউটের তারিখ', 1, 0)
      await expect(page.getByText(/[০-৯]+ রাত: \$[০-৯,]+/).first()).toBeVisible()
      await button(page, 'ব্যক্তিগত তথ্যে যান').click()
      await page.getByLabel('নামের প্রথম অংশ').fill('আয়েশা')
      await page.getByLabel('নামের শেষ অংশ').fill('রহমান')
      await page.getByLabel('ই-মেইল').first().fill('ayesha@guest.example')
      await page.getByLabel('ফোন').fill('01711 000000')
      await button(page, 'মূল্য পরিশোধে যান').click()
      await page.getByRole('radio').first().check()
      await page.getByRole('checkbox').check()
      await expectAccessible(page)
      await button(page, 'রিজার্ভেশন নিশ্চিত করুন').click()
      await expect(page.getByText('রিজার্ভেশন নিশ্চিত হয়েছে!')).toBeVisible()
      const card = region(page, 'আপনার অনুরোধ')
      await expect(card).toContainText('আয়েশা রহমান')
      await expect(card).toContainText(/[০-৯]{6}-[ক-হ]{4}/)
      await expect(card).toContainText(/\$[০-৯]/)
      const download = page.waitForEvent('download')
      await card.getByRole('button', { name: 'ক্যালেন্ডারে রাখুন' }).click()
      expect((await download).suggestedFilename()).toMatch(/\.ics$/)
    })

    test('food goes from the menu into the cart and through the checkout', async ({
      page,
      open,
    }) => {
      await open('/bn/online-order')
      await button(page, 'কার্টে নিন: সিঙাড়া').click()
      await button(page, 'কার্টে নিন: সিঙাড়া').click()
      await page.getByRole('main').getByRole('link', { name: 'কার্ট (২)' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('আপনার কার্ট')
      await expect(page.getByText('$১৬.৯৮', { exact: true })).toBeVisible()
      await button(page, 'অর্ডার শেষ করুন').click()
      await button(page, 'অর্ডার দিন').click()
      await expect(page.getByText('আপনার অর্ডার জমা হয়েছে!')).toBeVisible()
      await expect(region(page, 'আপনার অনুরোধ')).toContainText('২ × সিঙাড়া')
    })
  })

test('the search finds by Bengali words, however they are typed, and by English ones', async ({
  page,
  open,
}) => {
  await open('/bn')
  await page.keyboard.press('Control+k')
  const field = page.getByPlaceholder('দ্য সুরমায় খুঁজুন...')
  for (const words of ['গোপনী\u09dfতা', 'গোপনী\u09af\u09bcতা', 'privacy']) {
    await field.fill(words)
    await expect(page.getByRole('option')).toHaveText(/গোপনী/)
  }
  await field.fill('zzz')
  await expect(page.getByText('কিছু পাওয়া যায়নি।').first()).toBeVisible()
})

test('the rooms are found by Bengali words, however a phone types them, and by English ones', async ({
  page,
  open,
}) => {
  await open('/bn/rooms')
  const names = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
  for (const [typed, count] of [
    ['খ\u09dcখ\u09dcি', 1],
    ['খ\u09a1\u09bcখ\u09a1\u09bcি', 1],
    ['deluxe', 1],
  ] as const) {
    await page.getByRole('searchbox').fill(typed)
    await expect(names, typed).toHaveCount(count)
  }
})

test('the chat welcomes and answers, and shows every letter that a guest types', async ({
  page,
  open,
}) => {
  await open('/bn/rooms')
  await button(page, 'চ্যাট খুলুন').click()
  await expect(page.getByText('দ্য সুরমায় স্বাগতম!')).toBeVisible()
  await page.getByLabel('বার্তা', { exact: true }).fill('উদ্বৃত্ত ঔজ্জ্বল্য ক্ষ্ম্য')
  await page.keyboard.press('Enter')
  const said = page.getByRole('log').getByText('উদ্বৃত্ত')
  await expect(said).toHaveCSS('font-family', /Typed/)
  await expect(page.getByRole('log').locator('[data-sender=agent]')).toHaveCount(2)
})

test('a table is asked for, and a form that lacks something says what', async ({ page, open }) => {
  await open('/bn/contact')
  await page.getByRole('tab', { name: 'রিজার্ভেশন করুন' }).click()
  await page.getByRole('radio', { name: 'একটি টেবিল' }).check()
  await button(page, 'রিজার্ভেশন চেয়ে পাঠান').click()
  await expect(page.locator(':invalid').first()).toBeAttached()
  await expect(page.getByText('রিজার্ভেশনের অনুরোধ পাওয়া গেছে!')).toHaveCount(0)
})

test('the gallery opens a picture with its Bengali title', async ({ page, open }) => {
  await open('/bn/gallery')
  await page.getByRole('link', { name: 'সন্ধ্যায় ফটক' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    /সন্ধ্যায় ফটক\s+১৮টির মধ্যে [০-৯]+/,
  )
})

test('the other language has the same page, its query and its cart', async ({ page, open }) => {
  await open('/online-order?course=mains')
  await page
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await page.getByRole('banner').getByRole('link', { name: 'বাংলা' }).click()
  await hydrated(page)
  await expect(page).toHaveURL(/\/bn\/online-order\?course=mains$/)
  await expect(page.getByRole('main').getByRole('link', { name: 'কার্ট (১)' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Cart (1)' })).toBeVisible()
})

test.describe('a browser that prefers Bengali', () => {
  const offer = (page: Page) => page.getByRole('complementary', { name: 'বাংলা' })

  test('is offered the Bengali page in one line, which moves nothing and can be dismissed', async ({
    page,
    open,
  }) => {
    await open('/dining')
    await expect(offer(page)).toBeVisible()
    await expectAccessible(page)
    await offer(page).getByRole('button', { name: 'সরিয়ে দিন' }).click()
    await expect(offer(page)).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: 'Rooms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms & Suites')
    await expect(offer(page)).toHaveCount(0)
  })

  test('follows it to the same page, and gets no further offer', async ({ page, open }) => {
    await open('/rooms/deluxe')
    await offer(page).getByRole('link', { name: 'বাংলা' }).click()
    await hydrated(page)
    await expect(page).toHaveURL(/\/bn\/rooms\/deluxe$/)
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
    await hydrated(page)
    await expect(page).toHaveURL(/\/rooms\/deluxe$/)
    await expect(offer(page)).toHaveCount(0)
  })
})
