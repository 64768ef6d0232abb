import type { Page } from '@playwright/test'
import { onlineOrder } from '#words/online-order.ts'
import { dish, otherDish, room } from './examples.ts'
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

/** What a guest reads at each step through the site. The page is never loaded again. */
async function walk(page: Page) {
  const read: string[] = []
  const press = (name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button') =>
    page.getByRole(role, { name }).first().click()
  const visit = async (name: string, heading: string | RegExp = name) => {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  }
  const keep = async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const texts = await page.locator('header, main, dialog, [role=log]').allInnerTexts()
    read.push(texts.join('\n').replaceAll(/\d{6}-[A-Z]{4}/g, 'reference'))
  }

  await press('Suites', 'tab')
  await keep()
  await page.getByPlaceholder('Search rooms...').fill('igloo')
  await keep()
  await press('All Rooms', 'tab')
  await page.getByPlaceholder('Search rooms...').fill(room.name)
  await press(`View Details: ${room.name}`, 'link')
  await keep()
  await press('Amenities and policies', 'link')
  for (const [field, day] of [
    ['Check-in date', CHECK_IN],
    ['Check-out date', CHECK_OUT],
    ['Check-out date', '3 December 2026'],
    ['Check-in date', '4 December 2026'],
  ] as const) {
    await chooseDay(page, field, day)
    await keep()
  }
  await press('Policies', 'tab')
  await press('Add to Cart')
  await keep()

  await visit('Dining')
  await press('Mains', 'tab')
  await press('Diets and allergens')
  await page.getByRole('checkbox', { name: 'Fish', exact: true }).check()
  await keep()
  await press('Show all dishes')
  await keep()

  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Search' })
  for (const text of ['roo', 'room', 'igloo', 'food']) {
    await search.fill(text)
    await keep()
  }
  await search.press('Escape')
  await press(/Order online/, 'link')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(onlineOrder.title)
  for (const { name } of [dish, otherDish, dish]) await press(`Add to Cart: ${name}`)
  await keep()
  await press(/^Cart \(/, 'link')
  await press(`One more: ${otherDish.name}`)
  await press(`Remove ${dish.name}`)
  await keep()
  await press('Proceed to Checkout')
  await page.getByLabel('Name').last().fill('Ayesha')
  await press('Place Order')
  await expect(page.getByText('Order placed successfully!')).toBeVisible()
  await keep()

  await visit('Book Now', /./)
  await fillStepOne(page)
  await keep()
  await page.getByLabel('Adults').selectOption('4')
  await chooseDay(page, 'Check-out date', '3 December 2026')
  await keep()
  await forward(page).click()
  await fillStepTwo(page)
  await keep()
  await forward(page).click()
  await keep()
  await page.getByRole('checkbox').check()
  await forward(page).click()
  await expect(page.getByText('Reservation Confirmed!')).toBeVisible()
  await keep()

  await press('Open chat')
  await page.getByLabel('Message', { exact: true }).fill('Is there a boat?')
  await page.keyboard.press('Enter')
  await keep()
  await expect(page.getByText('Agent is typing...')).toHaveCount(0)
  await keep()
  await press('Close chat')

  await visit('Contact')
  await page.getByLabel('Name').first().fill('Ayesha')
  await page.getByLabel('E-mail').first().fill('ayesha@guest.example')
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await press('Send Message')
  await keep()
  await expect(page.getByText('Message Sent Successfully!')).toHaveCount(0, {
    timeout: 8_000,
  })
  await press('Make a Reservation', 'tab')
  await page.getByRole('radio', { name: 'A table' }).check()
  await keep()
  await page.getByLabel(/^Date/).fill('2026-12-31')
  await page.getByLabel('Time').fill('20:00')
  await page.getByLabel('Name').last().fill('Ayesha')
  await page.getByLabel('E-mail').last().fill('ayesha@guest.example')
  await page.getByLabel('Phone').last().fill('+880 1711 000000')
  await press('Request Reservation')
  await expect(page.getByText('Reservation Request Received!')).toBeVisible()
  await keep()

  await visit('Gallery')
  await press('Interior', 'tab')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await keep()
  await press('Next image')
  await keep()
  await page.keyboard.press('Escape')
  await visit('Home', /./)
  await press(/^Next/)
  await keep()
  return read
}

test('a page that the browser translates shows what any other page shows', async ({
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
