import type { Page } from '@playwright/test'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { asWanted, formRooms } from '#app/content/rooms/room-types.ts'
import { roomLineId } from '#app/domain/cart.ts'
import { filterDishes } from '#app/domain/eatable.ts'
import { formatDay, formatPrice } from '#language'
import * as kitchen from '#words/kitchen-card.ts'
import { allergen, found, furtherLanguages, like, otherRoom, room } from './examples.ts'
import {
  CHECK_IN,
  CHECK_OUT,
  chooseDay,
  fillStepTwo,
  forward,
  stayUrl,
  typeCard,
} from './reservation-form.ts'
import { DESKTOP, expect, expectAccessibleAtBothWidths, hydrated, test } from './test.ts'
import {
  about,
  allergenNames,
  atTable,
  cart,
  common,
  contactForms,
  dietWords,
  dining,
  dishWords,
  linkNames,
  offerNames,
  offerNotes,
  onlineOrder,
  pageTitle,
  partyWords,
  requestWords,
  reservations,
  roomPage,
  roomsPage,
  specialOffers,
} from './words.ts'

/*
 * What is said once is known everywhere: the table in docs/product.md, row by row. bengali-journeys.spec.ts follows the
 * links to another language.
 */

const header = (page: Page) => page.getByRole('banner')
const goTo = (page: Page, name: string) =>
  header(page).getByRole('link', { name, exact: true }).click()
const goToAbout = async (page: Page) => {
  await goTo(page, linkNames.about.title)
  await expect(page).toHaveTitle(pageTitle(about.hero.title))
}
const arrival = (page: Page) => page.getByRole('button', { name: common.dates.checkIn })
const otherLanguage = (page: Page) =>
  header(page).getByRole('link', { name: furtherLanguages[0]?.name ?? '' })

test('Days, party and offer: known from an offer to the form', async ({ page, open }) => {
  const rule = page.getByText(offerNotes.rules['extended-stay'])
  const offer = offerNames['extended-stay']
  await open('/special-offers')
  await page.getByRole('link', { name: `${specialOffers.book}: ${offer}` }).click()
  await expect(rule).toBeVisible()
  await page.getByLabel(reservations.dates.adults).selectOption('3')

  await goTo(page, linkNames.rooms.title)
  await page.getByRole('link', { name: `${common.viewDetails}: ${room.name}` }).click()
  await page.getByRole('link', { name: roomsPage.ownPage }).click()
  await chooseDay(page, common.dates.checkIn, CHECK_IN)
  await chooseDay(page, common.dates.checkOut, CHECK_OUT)
  const sum = common.stayAndTotal(common.nights(4), formatPrice(4 * room.pricePerNight))
  await expect(page.getByText(sum)).toBeVisible()
  await expect(rule).toBeVisible() // four nights are one too few
  // Written after the frame that shows the sum.
  const written = `adults=3&offer=extended-stay&from=${CHECK_IN}&to=${CHECK_OUT}`
  await expect(page).toHaveURL(new RegExp(written))
  await page.reload()
  await hydrated(page)
  await expect(page.getByText(sum)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(written))
  await expectAccessibleAtBothWidths(page)
  await page.setViewportSize(DESKTOP)

  await page.getByRole('link', { name: roomPage.typical.link }).click()
  await page.getByRole('table').getByRole('link', { name: otherRoom.name }).click()
  await expect(arrival(page)).toContainText(formatDay(CHECK_IN))
  await page.getByRole('button', { name: roomPage.addToCart }).first().click()
  await page.getByRole('link', { name: roomPage.book }).last().click()
  await expect(typeCard(page, otherRoom)).toBeChecked()
  await expect(page.getByLabel(reservations.dates.adults)).toHaveValue('3')
  await expect(rule).toBeVisible()
  for (const { name } of furtherLanguages)
    await expect(header(page).getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`#basket=.*&room=${otherRoom.id}&from=${CHECK_IN}.*adults=3.*offer=extended-stay`),
    )
  await chooseDay(page, common.dates.checkOut, '2026-12-05')
  await expect(rule).toBeVisible()
  await expect(page.getByText(like(`${common.withOffer(offer)}:…`)).first()).toBeVisible()
})

for (const isAdapted of [false, true])
  test(`Room: ${isAdapted ? 'adapted' : 'plain'}, it stays so everywhere`, async ({
    page,
    open,
  }) => {
    const wanted = found(
      formRooms.find(({ hasAdapted }) => hasAdapted),
      'a room of which one is adapted',
    )
    const box = () => page.getByRole('main').getByRole('checkbox').first()
    const expectBox = () => expect(box()).toBeChecked({ checked: isAdapted })
    const add = () => page.getByRole('button', { name: roomPage.addToCart }).first()
    const path = `/rooms/${wanted.roomId}?from=${CHECK_IN}&to=${CHECK_OUT}&adults=3`
    await open(path)
    if (isAdapted) await box().check()
    await expect(page).toHaveURL(
      ({ searchParams }) => (searchParams.get('adapted') === 'yes') === isAdapted,
    )
    await page.reload()
    await hydrated(page)
    await expectBox()
    await add().click()
    await test.step('the list, the form and Back know it', async () => {
      await goTo(page, linkNames.rooms.title)
      await page
        .getByRole('main')
        .getByRole('link', { name: `${common.viewDetails}: ${wanted.roomName}` })
        .click()
      await page.getByRole('link', { name: roomsPage.book }).click()
      await expect(typeCard(page, wanted)).toBeChecked()
      await expectBox()
      await expect(page.getByLabel(reservations.dates.adults)).toHaveValue('3')
      await goToAbout(page)
      await page.reload()
      await hydrated(page)
      await page.goBack()
      await expectBox()
      await expect(arrival(page)).toContainText(formatDay(CHECK_IN))
    })
    await test.step('so do the other language and the way back', async () => {
      await open(path)
      if (isAdapted) await box().check()
      await add().click()
      await otherLanguage(page).click()
      await expect(page.locator('html')).toHaveAttribute('lang', `${furtherLanguages[0]?.lang}`)
      await hydrated(page)
      await expectBox()
      await page.goBack()
      await hydrated(page)
      await expectBox()
    })
    await test.step('so does whoever is sent the cart, also when they choose its days', async () => {
      const name = asWanted(wanted, isAdapted).roomName
      await open(`/cart#basket=${roomLineId({ room: wanted.roomId, adapted: isAdapted })}`)
      await expect(page.getByRole('rowheader')).toContainText(name)
      await page.getByRole('button', { name: cart.chooseDays }).click()
      await chooseDay(page, common.dates.checkIn, CHECK_IN)
      await chooseDay(page, common.dates.checkOut, CHECK_OUT)
      await page.getByRole('button', { name: cart.takeDays }).click()
      await expect(page.getByRole('rowheader')).toContainText(
        cart.days({ checkIn: CHECK_IN, checkOut: CHECK_OUT }),
      )
      await expect(page.getByRole('rowheader')).toContainText(name)
    })
  })

test('Stay: said once in the form, it is known in the cart, on Contact and in the letter', async ({
  page,
  open,
}) => {
  const said = { arrival: 'about 2 AM, BG 202', childrenAges: '3 and 7', specialRequests: 'A cot' }
  const { guest } = reservations
  await open(`${stayUrl()}&adults=2&children=2`)
  await forward(page).click()
  await fillStepTwo(page)
  for (const [name, text] of Object.entries(said))
    await page.getByLabel(guest[name as keyof typeof said]).fill(text)
  await page.getByRole('button', { name: reservations.back, exact: true }).click()
  await page.getByRole('button', { name: reservations.severalRooms(2, room.name) }).click()
  await page.getByRole('link', { name: linkNames.cart.title }).last().click()

  const checkout = page.getByRole('dialog', { name: cart.checkout.title })
  const expectCheckout = async () => {
    await expect(page.getByRole('rowheader')).toContainText(
      cart.days({ checkIn: CHECK_IN, checkOut: CHECK_OUT }),
    )
    await expect(page.getByText(cart.party.forParty(partyWords.inWords('2', '2')))).toBeVisible()
    await page.getByRole('button', { name: cart.checkOut }).click()
    await expect(checkout.getByLabel(partyWords.arrival)).toHaveValue(said.arrival)
    await expect(checkout.getByLabel(partyWords.childrenAges)).toHaveValue(said.childrenAges)
    await expect(checkout.getByLabel(cart.checkout.wish)).toHaveValue(said.specialRequests)
    await expect(checkout.getByLabel(cart.checkout.email)).toHaveValue('ayesha@guest.example')
  }
  await expectCheckout()
  await checkout.getByLabel(cart.checkout.wish).fill('Two cots')
  await page.keyboard.press('Escape')
  await test.step('Contact and Back know it', async () => {
    await goTo(page, linkNames.contact.title)
    await page.getByRole('tab', { name: contactForms.reservation.title }).click()
    await expect(arrival(page)).toContainText(formatDay(CHECK_IN))
    await expect(page.getByLabel(contactForms.table.specialRequests).first()).toHaveValue(
      'Two cots',
    )
    said.specialRequests = 'Two cots'
    await page.goBack()
    await expectCheckout()
  })
  await test.step('so does the letter, and whoever opens its link', async () => {
    await checkout.getByRole('button', { name: cart.checkout.place }).click()
    const letter = page.getByRole('region', { name: requestWords.title })
    for (const text of [...Object.values(said), partyWords.inWords('2', '2')])
      await expect(letter).toContainText(text)
    const link = await letter.getByText(/#basket=/).innerText()
    await page.goto('about:blank')
    await open(link.slice(link.indexOf('/cart')))
    await expect(page.getByText(cart.party.forParty(partyWords.inWords('2', '2')))).toBeVisible()
    await expect(page.getByLabel(cart.quantity(room.name), { exact: false })).toHaveValue('2')
  })
})

test('Stay: Back brings no older one; a confirmation ends it', async ({ page, open }) => {
  await open(stayUrl())
  await forward(page).click()
  await goToAbout(page)
  await page.goBack()
  await page.goBack()
  await typeCard(page, otherRoom).check()
  await page.goForward()
  const chosen = page.getByText(reservations.stay(common.nights(4), otherRoom.name))
  await expect(chosen).toBeVisible()
  await page.goForward()
  await expect(page).toHaveTitle(pageTitle(about.hero.title))
  await page.goBack()
  await expect(chosen).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`room=${otherRoom.id}&`))
  await fillStepTwo(page)
  expect(page.url()).not.toContain('Ayesha')
  await page.reload()
  await hydrated(page)
  await expect(chosen).toBeVisible()
  await fillStepTwo(page)
  await forward(page).click()
  await page.getByRole('checkbox').check()
  await forward(page).click()
  await expect(page.getByRole('region', { name: requestWords.title })).toContainText(otherRoom.name)
  await goToAbout(page)
  await page.goBack()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/reservations$/)
})

test('Diet: known on menus, in cart, letter and at a table', async ({ page, open }) => {
  const diet = { isVegetarian: true, without: [allergen], heat: null }
  const query = `diet=vegetarian&without=${allergen}`
  const dish = found(
    orderMenu.find((one) => one.allergens.includes(allergen) && one.category === 'appetizers'),
    'a first course with the allergen',
  )
  const says = kitchen.kitchenCard.without(
    `${kitchen.allergenNames[allergen]} ${kitchen.alsoLeftOut[allergen]}`,
  )
  const holds = kitchen.clash.contains([allergenNames[allergen]])
  await open('/online-order?table=7')
  await page.getByRole('button', { name: `${onlineOrder.addToCart}: ${dish.name}` }).click()
  await goTo(page, linkNames.dining.title)
  await expect(page).toHaveTitle(pageTitle(dining.hero.title)) // both menus have the button
  await page.getByRole('button', { name: dishWords.diet }).click()
  await page.getByRole('checkbox', { name: dietWords.vegetarian, exact: true }).check()
  await page.getByRole('checkbox', { name: dietWords.allergen(allergenNames[allergen]) }).check()
  await page.getByRole('link', { name: dining.menu.order }).click()
  await expect(
    page.getByText(dietWords.found(filterDishes(orderMenu, diet).length, orderMenu.length)),
  ).toBeVisible()
  await expect(page).toHaveURL(new RegExp(query))

  await page.getByRole('link', { name: onlineOrder.cart(1) }).click()
  await expect(page.getByRole('main').getByText(says)).toBeVisible()
  await expect(page.getByRole('rowheader')).toContainText(holds)
  await expectAccessibleAtBothWidths(page)
  await page.setViewportSize(DESKTOP)
  await page.getByRole('button', { name: atTable.showOrder }).click()
  const waiter = page.getByRole('dialog', { name: atTable.showOrder })
  for (const said of [says, kitchen.kitchenCard.vegetarian, kitchen.kitchenCard.evenALittle, holds])
    await expect.soft(waiter).toContainText(said)
  await expect.soft(waiter.getByRole('figure')).toContainText(`${query}&table=7`)
  await page.keyboard.press('Escape')
  for (const { name } of furtherLanguages)
    await expect
      .soft(header(page).getByRole('link', { name }))
      .toHaveAttribute('href', new RegExp(`${query}&table=7&at=$`))
  await page.getByRole('button', { name: cart.checkOut }).click()
  await expect.soft(page.getByRole('dialog')).toContainText(holds)
  await page.getByRole('button', { name: cart.checkout.place }).click()
  await expect(page.getByRole('region', { name: requestWords.title })).toContainText(says)

  await open(`/dining?${query}`)
  await page.getByRole('link', { name: dining.reserve }).first().click()
  const box = page.getByRole('checkbox', { name: dietWords.add })
  await expect(box).toBeChecked()
  await expect(box).toHaveAccessibleName(new RegExp(allergenNames[allergen]))
  await box.uncheck()
  await goToAbout(page)
  await page.goBack()
  await expect(box).not.toBeChecked()
})

test('Typed words: kept in no address, while the tab lives', async ({ page, open }) => {
  test.skip(furtherLanguages.length === 0, 'there is one language')
  const message = page.getByLabel(contactForms.message.message)
  await open('/contact')
  await message.fill('A cot, please')
  const names = page.getByRole('main').getByLabel(contactForms.name) // one in each form
  await names.first().fill('Ayesha Rahman')
  await expect(names.last()).toHaveValue('Ayesha Rahman')
  await goToAbout(page)
  await expect(otherLanguage(page)).toHaveAttribute('target', '_blank')
  await page.goBack()
  await expect(message).toHaveValue('A cot, please')
  await expect(names.first()).toHaveValue('Ayesha Rahman')
  expect(page.url()).not.toContain('cot')
  await message.fill('')
  await names.first().fill('')
  await goToAbout(page)
  await expect(otherLanguage(page)).not.toHaveAttribute('target')
})
