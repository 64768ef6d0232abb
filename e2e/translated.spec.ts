import type { Locator, Page } from '@playwright/test'
import { cart } from '#words/cart.ts'
import { common } from '#words/common.ts'
import { contactForms } from '#words/contact.ts'
import { dietWords } from '#words/diet.ts'
import { dining } from '#words/dining.ts'
import { allergenNames, dishWords } from '#words/dish.ts'
import { frame } from '#words/frame.ts'
import { courseWords } from '#words/nakshi-menu.ts'
import { linkNames } from '#words/navigation.ts'
import { onlineOrder } from '#words/online-order.ts'
import { roomPage } from '#words/room-page.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { allergen, dish, like, otherDish, room } from './examples.ts'
import { CHECK_IN, CHECK_OUT, chooseDay } from './reservation-form.ts'
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

async function textAtRest() {
  let [before, text] = ['', '']
  do {
    await new Promise(requestAnimationFrame)
    const parts = document.querySelectorAll<HTMLElement>('header, main, dialog, [role=log]')
    before = text
    text = [...parts].map(({ innerText }) => innerText).join('\n')
  } while (text !== before)
  return text
}

/** A guest who notes what is read at each step. The page is never loaded again. */
function readerOf(page: Page) {
  const read: string[] = []
  const press = (name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button') =>
    page.getByRole(role, { name }).first().click()
  const visit = async (name: string, heading: string | RegExp = name) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  /** Reads the page once it says the same in two frames. What is fetched when it is asked for must be there first. */
  const keep = async (...fetched: Locator[]) => {
    for (const part of fetched) await part.first().waitFor()
    const text = await page.evaluate(textAtRest)
    read.push(text.replaceAll(/\d{6}-[A-Z]{4}/g, 'reference'))
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

test('a page that the browser translates shows what any other does, on the way to an order', async ({
  page,
  open,
}) => {
  test.setTimeout(120_000)
  await open('/rooms')
  const shown = await walkToOrder(page)
  await open('/rooms')
  await page.evaluate(translate)
  expect(await walkToOrder(page)).toEqual(shown)
})
