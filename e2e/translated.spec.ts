import type { Locator, Page } from '@playwright/test'
import { cart } from '#words/cart.ts'
import { chat } from '#words/chat.ts'
import { common } from '#words/common.ts'
import { contactForms } from '#words/contact.ts'
import { dietWords } from '#words/diet.ts'
import { dining } from '#words/dining.ts'
import { allergenNames, dishWords } from '#words/dish.ts'
import { frame } from '#words/frame.ts'
import { home } from '#words/home.ts'
import { courseWords } from '#words/nakshi-menu.ts'
import { linkNames } from '#words/navigation.ts'
import { onlineOrder } from '#words/online-order.ts'
import { requestWords } from '#words/request.ts'
import { reservations } from '#words/reservations.ts'
import { roomPage } from '#words/room-page.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { allergen, dish, like, otherDish, room } from './examples.ts'
import {
  CHECK_IN,
  CHECK_OUT,
  chooseDay,
  fillStepOne,
  fillStepTwo,
  forward,
} from './reservation-form.ts'
import { expect, test } from './test.ts'

/** Does what Chrome's translator does: puts a new text node, inside two elements, in place of each text node. */
function translate() {
  const isShown = ({ parentElement }: Node) =>
    !parentElement?.closest('font, script, style, textarea, title, [translate=no]')
  const replace = (node: Node) => {
    if (!(node instanceof Text)) for (const child of [...node.childNodes]) replace(child)
    else if (node.data.trim() && isShown(node)) {
      const font = document.createElement('font')
      font.appendChild(document.createElement('font')).append(node.data)
      node.replaceWith(font)
    }
  }
  replace(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of [...addedNodes, target]) if (node.isConnected) replace(node)
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}

/** What a guest does from Rooms on. The longest begins first. */
const WALKS = { 'a table': walkToTable, 'a stay': walkToStay, 'an order': walkToOrder }

/** A guest who notes what is read at each step. The page is never loaded again. */
function readerOf(page: Page) {
  const read: string[] = []
  const press = (name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button') =>
    page.getByRole(role, { name }).first().click()
  const visit = async (name: string, heading: string | RegExp = name) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  /** Reads the page. What is fetched when it is asked for must be there first. */
  const keep = async (...fetched: Locator[]) => {
    for (const part of fetched) await part.first().waitFor()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const texts = await page.locator('header, main, dialog, [role=log]').allInnerTexts()
    read.push(texts.join('\n').replaceAll(/\d{6}-[A-Z]{4}/g, 'reference'))
  }
  const stamp = page.locator('main [translate=no][aria-hidden=true]')
  return { read, press, visit, keep, stamp }
}

async function walkToOrder(page: Page) {
  const { read, press, visit, keep, stamp } = readerOf(page)
  await press(roomsPage.filters.suite, 'tab')
  await keep()
  await page.getByPlaceholder(roomsPage.search.placeholder).fill('igloo')
  await keep()
  await press(roomsPage.filters.all, 'tab')
  await page.getByPlaceholder(roomsPage.search.placeholder).fill(room.name)
  await press(`${common.viewDetails}: ${room.name}`, 'link')
  await keep()
  await press(roomsPage.ownPage, 'link')
  for (const [field, day] of [
    [common.dates.checkIn, CHECK_IN],
    [common.dates.checkOut, CHECK_OUT],
    [common.dates.checkOut, '2026-12-03'],
    [common.dates.checkIn, '2026-12-04'],
  ] as const) {
    await chooseDay(page, field, day)
    await keep()
  }
  await press(roomPage.tabs.policies, 'tab')
  await press(roomPage.addToCart)
  await keep()

  await visit(linkNames.dining.title)
  await press(courseWords.mains.title, 'tab')
  await press(dishWords.diet)
  await page
    .getByRole('checkbox', { name: dietWords.allergen(allergenNames[allergen]), exact: true })
    .check()
  await keep()
  await press(dietWords.clear)
  await keep()

  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: frame.search })
  for (const text of ['roo', 'room', 'igloo', 'food']) {
    await search.fill(text)
    await keep()
  }
  await search.press('Escape')
  await press(dining.menu.order, 'link')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(onlineOrder.title)
  for (const { name } of [dish, otherDish, dish]) await press(`${onlineOrder.addToCart}: ${name}`)
  await keep()
  await press(like(onlineOrder.cart(0)), 'link')
  await press(`${cart.more('')}${otherDish.name}`)
  await press(cart.remove(dish.name))
  await keep()
  await press(cart.checkOut)
  await page.getByLabel(contactForms.name).last().fill('Ayesha')
  await press(cart.checkout.place)
  await expect(page.getByText(cart.placed.toast.title)).toBeVisible()
  await keep(stamp)
  return read
}

async function walkToStay(page: Page) {
  const { read, press, visit, keep, stamp } = readerOf(page)
  await visit(linkNames.bookNow.title, /./)
  await fillStepOne(page)
  await keep()
  await page.getByLabel(reservations.dates.adults).selectOption('4')
  await chooseDay(page, common.dates.checkOut, '2026-12-03')
  await keep()
  await forward(page).click()
  await fillStepTwo(page)
  await keep()
  await forward(page).click()
  await keep()
  await page.getByRole('checkbox').check()
  await forward(page).click()
  await expect(page.getByText(reservations.confirmed.title)).toBeVisible()
  await keep(stamp, page.getByRole('img', { name: requestWords.code }))

  await press(frame.chat.open)
  await page.getByLabel(chat.label, { exact: true }).fill('Is there a boat?')
  await page.keyboard.press('Enter')
  await keep()
  await expect(page.getByText(chat.typing)).toHaveCount(0)
  await keep()
  await press(frame.chat.close)
  return read
}

async function walkToTable(page: Page) {
  const { read, press, visit, keep, stamp } = readerOf(page)
  await visit(linkNames.contact.title)
  await page.getByLabel(contactForms.name).first().fill('Ayesha')
  await page.getByLabel(contactForms.email).first().fill('ayesha@guest.example')
  await page.getByRole('textbox', { name: contactForms.message.message }).fill('Hello')
  await press(contactForms.message.submit)
  await keep()
  await expect(page.getByText(contactForms.message.sent.title)).toHaveCount(0, {
    timeout: 8_000,
  })
  await press(contactForms.reservation.title, 'tab')
  await page.getByRole('radio', { name: contactForms.reservation.kinds.table }).check()
  await keep()
  await page.getByLabel(like(`${contactForms.table.date}…`)).fill('2026-12-31')
  await page.getByLabel(contactForms.table.time).fill('20:00')
  await page.getByLabel(contactForms.name).last().fill('Ayesha')
  await page.getByLabel(contactForms.email).last().fill('ayesha@guest.example')
  await page.getByLabel(contactForms.phone).last().fill('+880 1711 000000')
  await press(contactForms.reservation.submit)
  await expect(page.getByText(contactForms.reservation.sent.title)).toBeVisible()
  await keep(stamp)

  await visit(linkNames.dining.title)
  await press(dining.enlarge, 'link')
  await keep(page.getByRole('dialog'))
  await press(common.images.next)
  await keep()
  await page.keyboard.press('Escape')
  await visit(linkNames.home.title, /./)
  await press(home.testimonials.next)
  await keep(page.locator('[data-hero] [data-light]'))
  return read
}

for (const [goal, walk] of Object.entries(WALKS))
  test(`a page that the browser translates shows what any other page shows, on the way to ${goal}`, async ({
    page,
    open,
  }) => {
    test.setTimeout(240_000)
    await page.addInitScript(() => {
      Math.random = () => 0.5 // each reply of the chat is the same
    })
    await open('/rooms')
    const shown = await walk(page)
    await open('/rooms')
    await page.evaluate(translate)
    expect(await walk(page)).toEqual(shown)
  })
