import type { Page } from '@playwright/test'
import { asWanted } from '#app/content/rooms/room-types.ts'
import { roomLineId } from '#app/domain/cart.ts'
import { roomsFor } from '#app/domain/reservation-steps.ts'
import { formatDay, formatDayShort, formatPrice } from '#language'
import * as kitchen from '#words/kitchen-card.ts'
import { allergen, dish, furtherLanguages, adaptable as wanted } from './examples.ts'
import { CHECK_IN, CHECK_OUT, chooseDay } from './reservation-form.ts'
import { expect, fillSilently, hydrated, test } from './test.ts'
import * as words from './words.ts'

/*
 * What is said once is known everywhere: the table in docs/product.md, as data that one walk reads. How its values are
 * written into URLs and letters is tested in app/domain/ and app/sentences/.
 */

const { cart, common } = words
const rooms = roomsFor(7, wanted.capacity)
const offer = 'extended-stay' // four nights are one too few, so that its rule is shown
const rule = `text=${words.offerNotes.rules[offer]}`
const table = words.atTable.table(7)
const without = kitchen.kitchenCard.without(
  `${kitchen.allergenNames[allergen]} ${kitchen.alsoLeftOut[allergen]}`,
)
const sum = common.stayAndTotal(common.nights(4), formatPrice(4 * wanted.pricePerNight))

/** Follows a link of the header or the page. What lies over the page closes. */
const follow = (path: string) => async (page: Page) => {
  await page.keyboard.press('Escape')
  await page.locator(`:is(header, main) a[href*="${path}"]:visible`).first().click()
}
const contact = (kind: string) => async (page: Page) => {
  if (!page.url().includes('/contact')) await follow('/contact')(page)
  await page.getByRole('tab').nth(1).click()
  await page.locator(`label:has([name=kind][value=${kind}])`).click()
}
const message = async (page: Page) => {
  await follow('/contact')(page)
  await page.getByRole('tab').first().click()
}
const roomPage = async (page: Page) => {
  await follow('/rooms')(page)
  await page.getByRole('link', { name: `${common.viewDetails}: ${wanted.roomName}` }).click()
  await page.getByRole('link', { name: words.roomsPage.ownPage }).click()
}
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

type Screen =
  | 'page'
  | 'form'
  | 'guest'
  | 'cart'
  | 'checkout'
  | 'waiter'
  | 'message'
  | 'room'
  | 'table'
/** The screens that ask for a stay or know of it: their part of the page, and the way there. */
const SCREENS: Record<Screen, [within: string, go: (page: Page) => Promise<void>]> = {
  page: ['main', roomPage],
  form: ['main form', follow('/reservations')],
  guest: ['main form', (page) => page.locator('main [type=submit]').first().click()],
  cart: ['main', follow('/cart')],
  checkout: ['dialog', press(cart.checkOut)],
  waiter: ['dialog', press(words.atTable.showOrder)],
  message: ['main form:has([name=message])', message],
  room: ['main form:has([name=kind])', contact('room')],
  table: ['main form:has([name=kind])', contact('table')],
}

type Said = {
  /** Where the walk says it, in which field, as what. */
  readonly said?: readonly [Screen, field: string, text: string]
  /** How a screen shows it: an element, and the value of a field. */
  readonly at: { readonly [At in Screen]?: readonly [selector: string, value?: string | number] }
  /** By which ways it is known where the page has forgotten it. */
  readonly by?: readonly ('reload' | 'language' | 'link')[]
  readonly letter?: string
  /** Whether it is in the letter of an order alone. */
  readonly isOrdered?: boolean
}

/** A number as the page writes it. */
const shown = (value: string | number, way?: string) =>
  typeof value === 'number' && way === 'language'
    ? value.toLocaleString(furtherLanguages[0]?.lang)
    : `${value}`

/** Words of the guest, which no URL has, and the screens with their field. */
const typed = (field: string, text: string, ...screens: [Screen, ...Screen[]]): Said => ({
  said: [screens[0], field, text],
  at: Object.fromEntries(screens.map((screen) => [screen, [`[name=${field}]`, text]])),
  letter: text,
})
const name = typed('name', 'Ayesha Rahman', 'checkout', 'message', 'room', 'table')

const days = { checkIn: CHECK_IN, checkOut: CHECK_OUT }
const line = `[id="days-${roomLineId({ room: wanted.roomId, days, adapted: true })}"]`
const { roomName } = asWanted(wanted, true)
const by = ['reload', 'language'] as const
const facts = Object.entries<Said>({
  room: {
    at: {
      ...{ form: ['[name=roomType]:checked', wanted.id], room: ['[name=roomType]', wanted.id] },
      ...{ cart: [line], waiter: [`text=${roomName}`] },
    },
    ...{ by: [...by, 'link'], letter: roomName },
  },
  adapted: { at: { form: ['[name=adapted]:checked'], page: ['[type=checkbox]:checked'] }, by },
  days: {
    at: {
      ...{ form: [`text=${formatDay(CHECK_OUT)}`], page: [`text=${sum}`] },
      room: ['[type=date] >> nth=1', CHECK_OUT],
    },
    ...{ by, letter: formatDayShort(CHECK_IN) },
  },
  rooms: {
    at: { cart: ['tbody input >> nth=-1', rooms - 1] }, // one room of a kind is adapted
    ...{ by: ['language', 'link'], letter: `${rooms - 1} × ${wanted.roomName}`, isOrdered: true },
  },
  adults: {
    said: ['form', 'adults', '4'],
    at: { form: ['[name=adults]', '4'], cart: ['select >> nth=0', '4'] },
    ...{ by: [...by, 'link'], letter: words.partyWords.inWords('4', '3') },
  },
  children: {
    said: ['form', 'children', '3'],
    at: { form: ['[name=children]', '3'], cart: ['select >> nth=1', '3'] },
    by: [...by, 'link'],
  },
  party: { at: { room: ['[name=guestsNumber]', '7'] }, by },
  offer: { at: { form: [rule], page: [rule] }, by },
  ages: typed('childrenAges', '3, 5 and 7', 'guest', 'checkout'),
  arrival: typed('arrival', 'about 2 AM, BG 202', 'checkout', 'guest'),
  wish: typed('specialRequests', 'A cot', 'room', 'guest', 'checkout'),
  name: { ...name, at: { ...name.at, guest: ['[name=lastName]', 'Rahman'] } },
  email: typed('email', 'ayesha@guest.example', 'checkout', 'guest', 'message', 'room', 'table'),
  phone: typed('phone', '+880 1711 000000', 'message', 'guest', 'checkout', 'room', 'table'),
  message: { ...typed('message', 'Is the lift wide?', 'message'), letter: '' },
  time: { ...typed('time', '19:30', 'table'), letter: '' },
  day: { at: { table: ['[type=date] >> nth=-1', CHECK_OUT] } },
  diet: {
    at: {
      cart: [`text=${without}`],
      table: ['[name=diet]:checked'],
      waiter: [`text=${without}`],
    },
    ...{ by: ['language', 'link'], letter: without, isOrdered: true },
  },
  table: {
    at: { cart: [`text=${table}`], waiter: [`text=${table}`] },
    ...{ by: ['language', 'link'], letter: table, isOrdered: true },
  },
})

test('A stay: what is said on one screen is known on all', async ({ page, open }) => {
  test.slow() // it opens some thirty screens

  /** Expects that a screen shows what it can know, and nothing else. */
  const see = async (on: Page, screen: Screen, way?: 'reload' | 'language' | 'link') => {
    for (const [fact, { at, by, said }] of facts) {
      const [selector = '', value] = at[screen] ?? []
      const isKnown = !way || by?.includes(way)
      // In another language the fields alone are read.
      const isOther = way === 'language' && selector.startsWith('text=')
      if (!selector || isOther || !(isKnown || said)) continue
      const element = on.locator(`${SCREENS[screen][0]} >> ${selector}`).first()
      if (value === undefined) await expect.soft(element, `${screen}: ${fact}`).toBeAttached()
      else
        await expect
          .soft(element, `${screen}: ${fact}`)
          .toHaveValue(isKnown ? shown(value, way) : '')
    }
    expect(decodeURIComponent(on.url())).not.toMatch(/Ayesha|Rahman|cot|BG.202|1711/)
  }
  const goAndSee = async (on: Page, screens: Screen[], way?: 'language') => {
    for (const screen of screens) {
      await SCREENS[screen][1](on)
      await see(on, screen, way)
      if (SCREENS[screen][0] === 'dialog') await on.keyboard.press('Escape')
    }
  }
  const say = async (screen: Screen) => {
    for (const [, { said: [where, field, text] = [] }] of facts) {
      if (where !== screen || !text) continue
      const input = page.locator(`${SCREENS[screen][0]} [name=${field}]`)
      if (screen === 'form') await input.selectOption(text)
      else await (field === 'phone' ? fillSilently(input, text) : input.fill(text))
    }
  }

  await test.step('each screen is told something; a reload knows what its URL holds', async () => {
    await open('/special-offers')
    const book = `${words.specialOffers.book}: ${words.offerNames[offer]}`
    await page.getByRole('link', { name: book }).click()
    await chooseDay(page, common.dates.checkIn, CHECK_IN)
    await chooseDay(page, common.dates.checkOut, CHECK_OUT)
    await roomPage(page)
    await page.getByRole('main').getByRole('checkbox').first().check()
    await page.getByRole('link', { name: words.roomPage.book }).last().click()
    await say('form')
    await page.waitForURL(/adults=4&children=3/)
    await page.reload()
    await hydrated(page)
    await see(page, 'form', 'reload')
    const shared = `#basket=${dish.id}&without=${allergen}&table=7`
    await page.evaluate((hash) => location.assign(hash), shared)
    await expect(page.getByRole('status').getByText(words.sharedCart.title)).toBeVisible()
    await press(words.reservations.severalRooms(rooms, wanted.name))(page)
    for (const screen of ['guest', 'cart', 'checkout', 'message', 'room', 'table'] as const) {
      await SCREENS[screen][1](page)
      await say(screen)
    }
    await chooseDay(page, words.contactForms.table.date, CHECK_OUT)
  })
  await test.step('all know all, also by Back and Forward', async () => {
    await goAndSee(page, ['page', 'form', 'guest', 'cart', 'checkout', 'waiter'])
    await goAndSee(page, ['message', 'room', 'table'])
    for (const screen of ['cart', 'guest', 'form', 'page'] as const) {
      await page.goBack()
      await see(page, screen)
    }
    for (const screen of ['form', 'guest', 'cart', 'table'] as const) {
      await page.goForward()
      await see(page, screen)
    }
  })
  const [language] = furtherLanguages
  await test.step('the other language knows what a URL may hold', async () => {
    if (!language) return
    const opening = page.waitForEvent('popup')
    await page.getByRole('banner').getByRole('link', { name: language.name }).click()
    const other = await opening
    await hydrated(other)
    await goAndSee(other, ['cart', 'room', 'table', 'form', 'guest'], 'language')
    await other.close()
  })
  await test.step('so do the letters, and whoever is sent one', async () => {
    const letter = page.getByRole('region', { name: words.requestWords.title })
    const expectLetter = async (isOrder: boolean) => {
      for (const [, { letter: text = '', isOrdered }] of facts)
        if (isOrder || !isOrdered) await expect.soft(letter).toContainText(text)
    }
    await SCREENS.cart[1](page)
    await SCREENS.checkout[1](page)
    await press(cart.checkout.place)(page)
    await expectLetter(true)
    const link = await letter.getByText(/#basket=/).innerText()
    // Words of a stay are not said of the next one.
    await SCREENS.form[1](page)
    await SCREENS.guest[1](page)
    for (const [, { at }] of facts)
      if (at.guest) await page.locator(`main form ${at.guest[0]}`).fill(`${at.guest[1]}`)
    await SCREENS.room[1](page)
    await page.locator('main [type=submit]:visible').click()
    await expectLetter(false)

    await page.goto('about:blank')
    await open(link.slice(link.indexOf('/cart')))
    await see(page, 'cart', 'link')
  })
})
