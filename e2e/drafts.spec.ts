import type { Page } from '@playwright/test'
import { languages } from '#app/content/languages.js'
import { found, inEachLanguage, otherRoom } from './examples.ts'
import { expect, hydrated, test } from './test.ts'

/** Windows opens no longer address of a mail. */
const LONGEST_MAIL = 2000

const FROM = '2027-01-03'
const TO = '2027-01-06'
const PHONE_NUMBER = '+880 1711 000000'
const EMAIL = 'ayesha@guest.example'

/** A guest with a long name and a wish, who writes in the language of the edition. */
const GUESTS: Record<string, { name: string; wish: string }> = {
  en: {
    name: 'Wilhelmina Antonia Featherstonehaugh-Cholmondeley of Llanfairpwllgwyngyll',
    wish: 'A quiet corner, please, far from the lift, and a cot for the child. ',
  },
  bn: {
    name: 'সৈয়দা জান্নাতুল ফেরদৌস চৌধুরী',
    wish: 'নিরিবিলি একটি কোণ চাই, লিফট থেকে দূরে, আর শিশুর জন্য একটি ছোট খাট। ',
  },
}
type Words = typeof import('#words/cart.ts') &
  typeof import('#words/contact.ts') &
  typeof import('#words/request.ts') &
  typeof import('#words/reservations.ts')

const files = ['cart', 'contact', 'request', 'reservations']
const wordsOfAll = await Promise.all(files.map((file) => inEachLanguage<Partial<Words>>(file)))
const EDITIONS = languages.map(({ lang, path }, index) => ({
  lang,
  path,
  words: Object.assign({}, ...wordsOfAll.map((editions) => editions[index]?.words)) as Words,
  ...found(GUESTS[lang] ?? GUESTS.en, 'a guest'),
}))
type Edition = (typeof EDITIONS)[number]

/** Fills in each form as far as its card. What can be written at length is as long as `wish`. */
const KINDS: Record<string, (page: Page, edition: Edition, wish: string) => Promise<void>> = {
  async stay(page, { path, words: { reservations }, name }, wish) {
    await page.goto(
      `${path}/reservations?room=${otherRoom.id}&from=${FROM}&to=${TO}&adults=4&children=3`,
    )
    await hydrated(page)
    const forward = (step: 0 | 1 | 2) =>
      page.getByRole('button', { name: reservations.forward[step] })
    await forward(0).click()
    const field = (label: string) => page.getByRole('main').getByLabel(label)
    const [first = '', ...last] = name.split(' ')
    await field(reservations.guest.firstName).fill(first)
    await field(reservations.guest.lastName).fill(last.join(' '))
    await field(reservations.guest.email).fill(EMAIL)
    await field(reservations.guest.phone).fill(PHONE_NUMBER)
    await field(reservations.guest.specialRequests).fill(wish)
    await forward(1).click()
    await page.getByRole('checkbox').check()
    await forward(2).click()
  },
  async order(page, { path, words: { cart }, name }, wish) {
    await page.goto(`${path}/online-order`)
    await hydrated(page)
    for (const index of [0, 1, 2])
      await page.getByRole('tabpanel').getByRole('article').nth(index).getByRole('button').click()
    await page.getByRole('main').locator('a[href$="/cart"]').click()
    await page.getByRole('button', { name: cart.checkOut }).click()
    const field = (label: string) => page.getByRole('dialog').getByLabel(label)
    await field(cart.checkout.name).fill(name)
    await field(cart.checkout.email).fill(EMAIL)
    await field(cart.checkout.phone).fill(PHONE_NUMBER)
    await field(cart.checkout.address).fill(wish)
    await page.getByRole('button', { name: cart.checkout.place }).click()
  },
  async room(page, edition) {
    const field = await openRequest(page, edition, 'room')
    const { room, reservation } = edition.words.contactForms
    await field(room.checkIn).fill(FROM)
    await field(room.checkOut).fill(TO)
    await page.getByRole('button', { name: reservation.submit }).click()
  },
  async table(page, edition, wish) {
    const field = await openRequest(page, edition, 'table')
    const { table, reservation } = edition.words.contactForms
    await field(table.date).fill(FROM)
    await field(table.time).fill('20:00')
    await field(table.specialRequests).fill(wish)
    await page.getByRole('button', { name: reservation.submit }).click()
  },
}

async function openRequest(page: Page, { path, words, name }: Edition, kind: 'room' | 'table') {
  const { contactForms } = words
  await page.goto(`${path}/contact`)
  await hydrated(page)
  await page.getByRole('tab', { name: contactForms.reservation.title }).click()
  const panel = page.getByRole('tabpanel', { name: contactForms.reservation.title })
  await panel.getByRole('radio', { name: contactForms.reservation.kinds[kind] }).check()
  const field = (label: string) => panel.locator(':enabled').and(panel.getByLabel(label))
  await field(contactForms.name).last().fill(name)
  await field(contactForms.email).fill(EMAIL)
  await field(contactForms.phone).fill(PHONE_NUMBER)
  return field
}

const bodyOf = (mail: string) =>
  (new URL(mail).searchParams.get('body') ?? '').replaceAll('\r\n', '\n')

async function draftsOf(page: Page, { words: { requestWords: request } }: Edition) {
  const card = page.getByRole('region', { name: request.title })
  const hrefOf = async (name: string) =>
    (await card.getByRole('link', { name }).getAttribute('href')) ?? ''
  const mail = await hrefOf(request.send.email)
  const whatsApp = await hrefOf(request.send.whatsApp)
  return {
    mail,
    subject: new URL(mail).searchParams.get('subject') ?? '',
    body: bodyOf(mail),
    message: new URL(whatsApp).searchParams.get('text') ?? '',
    reference: (await card.locator('dd').first().innerText()).trim(),
    total: await card.locator('p .numerals, .numerals b').allInnerTexts(),
  }
}

for (const edition of EDITIONS)
  for (const [kind, ask] of Object.entries(KINDS))
    test(`a mail begins with name and phone and ends within a long wish, which is whole on WhatsApp: ${kind}, ${edition.lang}`, async ({
      page,
    }) => {
      const wish = kind === 'room' ? '' : edition.wish.repeat(20).trim()
      await ask(page, edition, wish)
      const { mail, subject, body, message, reference, total } = await draftsOf(page, edition)
      expect(mail.length).toBeLessThanOrEqual(LONGEST_MAIL)
      expect(subject).toContain(reference)
      expect(message.startsWith(`${subject}\n\n`)).toBe(true)
      for (const entered of [edition.name, PHONE_NUMBER, EMAIL]) expect(message).toContain(entered)
      expect(message.endsWith(wish)).toBe(true)
      expect(body.split('\n').slice(0, 2)).toEqual([edition.name, PHONE_NUMBER])
      for (const sum of total) {
        expect(message).toContain(sum)
        expect(body).toContain(sum)
      }
      expect(body).not.toContain(subject)
      expect(body).not.toContain(EMAIL)
      expect(body.endsWith('…')).toBe(wish !== '')
      if (wish) expect(body.split('\n').at(-1)).toContain(wish.slice(0, 20))
    })
