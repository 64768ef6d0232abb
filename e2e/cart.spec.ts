import type { Page } from '@playwright/test'
import { DELIVERY_FEE } from '#app/content/delivery.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { deliveryHours, hoursLines } from '#app/content/opening-hours.ts'
import { asWanted } from '#app/content/rooms/room-types.ts'
import { roomLineId } from '#app/domain/cart.ts'
import { factLine } from '#app/domain/fact.ts'
import { cartFragment } from '#app/domain/url.ts'
import { formatSum } from '#language'
import { atHotel } from './at-hotel.ts'
import { adaptable, dish as first, found, like, room, otherDish as second } from './examples.ts'
import { overlap } from './layout.ts'
import { CHECK_IN, CHECK_OUT, chooseDay } from './reservation-form.ts'
import { DESKTOP, expect, expectAccessibleAtBothWidths, PHONE, tabTo, test } from './test.ts'
import {
  atTable,
  cart,
  common,
  inCart,
  linkNames,
  onlineOrder,
  partyWords,
  requestWords,
  roomPage,
} from './words.ts'

const third = found(
  orderMenu.findLast(({ soldOut }) => !soldOut),
  'a dish that can be ordered',
)

const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: cart.remove(name), exact: true })
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: remove(page, name) })
const quantity = (page: Page, name: string) => page.getByLabel(cart.quantity(name))
const toast = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: cart.heading })
const emptyMessage = (page: Page) => page.getByRole('heading', { name: cart.empty.title })
const checkOut = (page: Page) => page.getByRole('button', { name: cart.checkOut })
const dialog = (page: Page) => page.getByRole('dialog', { name: cart.checkout.title })

type Open = (path: string) => Promise<void>
type Line = { id: string; name: string; quantity?: number }

async function openCart(page: Page, open: Open, ...lines: Line[]) {
  await open(`/cart${cartFragment(lines.map(({ id, quantity = 1 }) => ({ id, quantity })))}`)
  for (const { name } of lines) await expect(row(page, name)).toBeVisible()
}

const addButton = (page: Page, { name }: { name: string }) =>
  page.getByRole('button', { name: `${onlineOrder.addToCart}: ${name}`, exact: true })
const add = (page: Page, dish: { name: string }) => addButton(page, dish).click()
/** On a phone the toast covers the menu's link to the cart. */
const followToast = (page: Page) =>
  toast(page, onlineOrder.added.title).getByRole('link', { name: linkNames.cart.title }).click()
const toCart = (page: Page) => page.getByRole('link', { name: like(onlineOrder.cart(0)) })

async function expectSubtotal(page: Page, cents: number) {
  const sums = page.getByRole('complementary', { name: cart.totals.title })
  await expect(sums.getByText(`${cart.totals.subtotal}${formatSum(cents)}`)).toBeVisible()
  await expect(sums.getByText(`${cart.totals.delivery}${formatSum(DELIVERY_FEE)}`)).toBeVisible()
  await expect(
    sums.getByText(`${cart.totals.total}${formatSum(cents + DELIVERY_FEE)}`, { exact: true }),
  ).toBeVisible()
}

test('Cart: adding says so and counts; the cart survives a walk', async ({ page, open }) => {
  await page.setViewportSize(PHONE)
  await open('/online-order')
  const announced = page.getByRole('main').getByRole('status').first()
  await expect(toCart(page)).toHaveText(onlineOrder.cart(0))
  await add(page, first)
  await expect(announced).toHaveText(onlineOrder.inCart(1))
  await expect(toast(page, onlineOrder.added.title)).toContainText(
    onlineOrder.added.text(first.name),
  )
  await test.step('on a phone a toast covers neither what was pressed nor the next of its kind', async () => {
    const added = toast(page, onlineOrder.added.title).locator('> *')
    await expect(added).toBeInViewport({ ratio: 1 })
    for (const dish of [first, second])
      expect(await overlap(added, addButton(page, dish))).toBe(false)
  })
  await add(page, first)
  await followToast(page)
  await expect(heading(page)).toBeFocused()
  await test.step('a toast that led here ends well before its time', () =>
    expect(toast(page, onlineOrder.added.title)).toHaveCount(0, { timeout: 3000 }))
  await page.getByRole('link', { name: cart.shop }).click()
  await expect(toCart(page)).toHaveText(onlineOrder.cart(2))
  await page.goBack()
  await expect(quantity(page, first.name)).toHaveValue('2')
  await remove(page, first.name).click()
  for (const [name, href] of [
    [cart.empty.orderFood, '/online-order'],
    [cart.empty.bookRoom, '/reservations'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('Cart: adding says how many there are and takes one back; one room of a kind is adapted', async ({
  page,
  open,
}) => {
  const name = asWanted(adaptable, true).roomName
  await open(`/rooms/${adaptable.roomId}?from=${CHECK_IN}&to=${CHECK_OUT}&adapted=yes`)
  const added = page.getByRole('button', { name: roomPage.addToCart }).first()
  const says = (...counts: [string, number][]) =>
    expect(page.getByRole('status').getByText(inCart.now(counts))).toBeVisible()
  await added.click()
  await says([name, 1])
  await added.click()
  await says([name, 1], [adaptable.roomName, 1])
  await page.getByRole('button', { name: inCart.takeBack }).click()
  await says([name, 1])
  await expect(added).toBeFocused()
  await added.click()
  await page.getByRole('link', { name: linkNames.cart.title }).last().click()
  await expect(page.getByRole('rowheader').getByText(cart.oneAdapted)).toHaveCount(2)
})

test('Cart: a room asks for how many and on which days; its line changes and stays as many', async ({
  page,
  open,
}) => {
  await open(`/cart#basket=${room.roomId}*2`)
  const header = page.getByRole('rowheader')
  await expect(header).toContainText(cart.noDays)
  await expect(page.getByText(cart.party.ask)).toBeVisible()
  await page.getByLabel(partyWords.adults).selectOption('3')
  await expect(page.getByText(cart.party.forParty(partyWords.inWords('3', '0')))).toBeVisible()
  await page.getByRole('button', { name: cart.chooseDays }).click()
  const days = page.getByRole('dialog', { name: room.name })
  await expect(days.getByRole('button', { name: cart.takeDays })).toBeDisabled()
  await chooseDay(page, common.dates.checkIn, CHECK_IN)
  await chooseDay(page, common.dates.checkOut, CHECK_OUT)
  await expectAccessibleAtBothWidths(page)
  await page.setViewportSize(DESKTOP)
  await days.getByRole('button', { name: cart.takeDays }).click()
  await expect(header).toContainText(cart.days({ checkIn: CHECK_IN, checkOut: CHECK_OUT }))
  await expect(header).toHaveCount(1)
  await expect(page.getByRole('row', { name: room.name })).toContainText(common.nights(4))
  await expectSubtotal(page, 2 * 4 * room.pricePerNight)
  await expect(page.getByRole('button', { name: cart.changeDays })).toBeFocused()
})

test('Cart: a quantity is stepped or typed; below one its line goes', async ({ page, open }) => {
  await openCart(page, open, first, second, third, room)
  const more = page.getByRole('button', { name: cart.more(first.name) })
  const fewer = page.getByRole('button', { name: `${cart.fewer('')}${first.name}` })
  const box = quantity(page, first.name)
  const others = second.price + third.price + room.pricePerNight
  await more.click()
  await expect(box).toHaveValue('2')
  await expectSubtotal(page, 2 * first.price + others)
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    cart.summary(5, formatSum(2 * first.price + others + DELIVERY_FEE)),
  )
  await box.fill('1.9')
  await box.press('Tab')
  await expect(box).toHaveValue('1')
  await fewer.click()
  await expect(row(page, first.name)).toHaveCount(0)
  await expect(toast(page, cart.removed.title)).toContainText(cart.removed.text(first.name))
  await test.step('after a removal the focus goes to the next line', async () => {
    await expect(remove(page, second.name)).toBeFocused()
    await remove(page, third.name).click()
    await expect(remove(page, room.name)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: cart.tables.room.caption })).toHaveCount(0)
    await expect(heading(page)).toBeFocused()
    await remove(page, second.name).click()
    await expect(emptyMessage(page)).toBeFocused()
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(cart.empty.title)
  })
})

test('Checkout: five fields, when and a wish; none required, Enter orders nothing, the card is never kept', async ({
  page,
  open,
}) => {
  const name = dialog(page).getByLabel(cart.checkout.name, { exact: true })
  await openCart(page, open, first)
  await checkOut(page).click()
  await expect(dialog(page)).toContainText(
    cart.checkout.intro(formatSum(first.price + DELIVERY_FEE)),
  )
  await expect(dialog(page).getByRole('textbox')).toHaveCount(7)
  const { email, phone, card, cardPlaceholder, address, addressPlaceholder } = cart.checkout
  for (const label of [cart.checkout.name, email, phone, card, address]) {
    const field = dialog(page).getByLabel(label, { exact: true })
    await expect(field).not.toHaveAttribute('required')
    await expect(field).toHaveJSProperty('type', 'text')
  }
  await expect(dialog(page).getByLabel(card)).toHaveAttribute('autocomplete', 'off')
  await expect(dialog(page).getByLabel(email)).toHaveAttribute('autocapitalize', 'none')
  await expect(dialog(page).getByLabel(card)).toHaveAttribute('placeholder', cardPlaceholder)
  await expect(dialog(page).getByLabel(address)).toHaveAttribute('placeholder', addressPlaceholder)
  await expect(name).toBeFocused()
  await test.step('Cancel gives the focus back, and what was typed is there again but for the card', async () => {
    await name.fill('Ayesha Rahman')
    await dialog(page).getByLabel(card).fill('4242')
    await dialog(page).getByRole('button', { name: cart.checkout.cancel }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(checkOut(page)).toBeFocused()
    await checkOut(page).click()
    await expect(name).toHaveValue('Ayesha Rahman')
    await expect(dialog(page).getByLabel(card)).toHaveValue('')
  })
  await test.step('it says without what nobody could deliver it, and Enter leads on', async () => {
    const { missing } = cart.checkout
    const sentence = (...things: string[]) => dialog(page).getByText(missing.sentence(things))
    await expect(sentence(missing.address, missing.phone)).toBeVisible()
    await dialog(page).getByLabel(phone, { exact: true }).fill('0171')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel(address)).toBeFocused()
    await dialog(page).getByLabel(card).press('Enter')
    await expect(dialog(page).getByLabel(card)).toBeFocused()
    await expect(sentence(missing.address)).toBeVisible()
    await dialog(page).getByLabel(cart.checkout.when).fill('8 PM')
    await dialog(page).getByLabel(cart.checkout.wish).fill('Less salt')
    await dialog(page).getByRole('button', { name: cart.checkout.place }).click()
    const letter = page.getByRole('region', { name: requestWords.title })
    for (const said of [`${cart.askFor}${missing.address}`, '8 PM', 'Less salt'])
      await expect(letter).toContainText(said)
  })
  await expectAccessibleAtBothWidths(page)
})

test('Cart: dishes are added, one removed, one typed, and ordered by keyboard alone', {
  tag: '@journey',
}, async ({ page, open }) => {
  const press = async (name: string) => {
    await tabTo(page, name)
    await page.keyboard.press('Enter')
  }
  await open('/online-order')
  await press(`${onlineOrder.addToCart}: ${first.name}`)
  await press(`${onlineOrder.addToCart}: ${second.name}`)
  await page.getByRole('heading', { level: 1 }).focus()
  await press(onlineOrder.cart(2))
  await expect(heading(page)).toBeFocused()

  await press(cart.remove(first.name))
  await expect(remove(page, second.name)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('12')
  await page.keyboard.press('Enter')
  await expectSubtotal(page, 12 * second.price)
  await press(cart.checkOut)
  await expect(dialog(page).getByLabel(cart.checkout.name, { exact: true })).toBeFocused()
  await page.keyboard.type('Ayesha Rahman')
  await press(cart.checkout.place)
  await expect(dialog(page)).toHaveCount(0)
  await expect(toast(page, cart.placed.toast.title)).toContainText(cart.placed.toast.text)
  await test.step('neither the header nor, on a phone, the toast lies on the thanks', async () => {
    const thanks = page.getByRole('heading', { name: cart.placed.title })
    await expect(thanks).toBeInViewport()
    expect(await overlap(page.getByRole('banner'), thanks)).toBe(false)
    await page.setViewportSize(PHONE)
    const placed = toast(page, cart.placed.toast.title).locator('> *')
    expect(await overlap(placed, thanks)).toBe(false)
  })
  await expect(page.getByText(requestWords.notSent)).toBeVisible()
  await expect(page.getByRole('heading', { name: requestWords.title })).toBeFocused()
  await press(cart.shop)
  await expect(toCart(page)).toHaveText(onlineOrder.cart(0))
})

test('Cart: a stay that passes meanwhile says so and is not ordered', async ({ page, open }) => {
  const stay = { checkIn: CHECK_IN, checkOut: CHECK_OUT }
  await page.clock.install({ time: atHotel('2026-11-28', '23:50') })
  await open(
    `/cart#basket=${roomLineId({ room: room.id, adapted: false, days: stay })},${first.id}`,
  )
  const announced = (count: number, cents: number) =>
    page.getByText(cart.summary(count, formatSum(cents + DELIVERY_FEE)))
  await expect(announced(2, first.price + 4 * room.pricePerNight)).toBeAttached()
  await expect(page.getByText(cart.past)).toHaveCount(0)
  await checkOut(page).click()
  await expect(dialog(page)).toBeVisible() // or the clock jumps past the ten seconds that its script has
  await page.clock.fastForward('20:00')
  await expect(page.getByRole('rowheader').getByText(cart.past)).toBeVisible()
  await expect(page.getByRole('status').getByText(cart.past)).toBeVisible()
  await expect(announced(1, first.price)).toBeAttached()
  await dialog(page).getByRole('button', { name: cart.checkout.place }).click()
  const letter = page.getByRole('region', { name: requestWords.title })
  await expect(letter).toContainText(first.name)
  await expect(letter).not.toContainText(room.name)
})

test('Cart: outside the hours of delivery one line says so', async ({ page, open }) => {
  const hours = hoursLines(deliveryHours).map(factLine)
  const lines = page.getByText(cart.notDelivered(hours)).or(page.getByText(atTable.allClosed))
  await page.clock.install({ time: atHotel('2026-11-28', '03:00') })
  await open(`/cart#basket=${first.id}&table=7`)
  await expect(lines).toHaveText([atTable.allClosed])
  await page.getByRole('button', { name: atTable.leave }).click()
  await page.getByRole('button', { name: inCart.keepDishes }).click()
  await expect(lines).toHaveText([cart.notDelivered(hours)])
  await expect(checkOut(page)).toBeEnabled()
  await page.clock.fastForward('10:00:00')
  await expect(lines).toHaveCount(0)
})
