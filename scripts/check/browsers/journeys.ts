/** The main journeys, in the words of one language. One alone: `npm run test:browsers -- -t 'firefox reserve'`. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { galleryImages } from '#app/content/gallery.ts'
import { findLanguage, languagePathOf } from '#app/content/languages.js'
import { formRooms } from '#app/content/rooms/room-types.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { addMonths, monthOf } from '#app/domain/month.ts'
import { formatDayLong, formatSum, lang } from '#language'
import { calendar } from '#words/calendar.ts'
import { cart } from '#words/cart.ts'
import { common } from '#words/common.ts'
import { gallery } from '#words/gallery.ts'
import { onlineOrder } from '#words/online-order.ts'
import { reservations } from '#words/reservations.ts'
import { roomPage } from '#words/room-page.ts'
import { searchWords } from '#words/search.ts'
import { createServer } from '../../serve.mjs'
import { engines } from './engines.mjs'
import { Key, tabOf } from './tab.mjs'

type Tab = ReturnType<typeof tabOf>

const { path: home } = findLanguage(lang)
const roomName = formRooms[0]?.name

const journeys: Record<string, (tab: Tab, disconnect: () => void) => Promise<void>> = {
  /** A page of each kind, at two widths: none is wider than the window. */
  async screens({ enter, ask, resize, take }) {
    const map = readFileSync('build/client/sitemap.xml', 'utf8')
    const paths = [...map.matchAll(/<loc>\w+:\/\/[^/]+([^<]+)/g)].map(([, path = '']) => path)
    const own = [...paths, `${home}/houseboat`].filter((path) => languagePathOf(path) === home)
    const kindOf = (path: string) => path.slice(home.length + 1).replace(/\/.+/, '-one')
    for (const width of [1440, 390]) {
      await resize(width)
      for (const [kind, path] of new Map(own.map((path) => [kindOf(path), path]))) {
        await enter(path)
        await take(`${kind || 'home'}-${width}`)
        const needed = await ask(() => document.documentElement.scrollWidth)
        expect(needed, path).toBeLessThanOrEqual(width)
      }
    }
  },

  async reserve({ enter, click, type, see, ask, until }) {
    const day = (date: string) => formatDayLong(`${addMonths(monthOf(hotelToday()), 2)}-${date}`)
    const isAboveTheEnd = (box: Element) => box.getBoundingClientRect().bottom <= innerHeight + 1
    await enter(`${home}/reservations`)
    await click('button', common.dates.checkIn)
    const shown = await see('dialog', common.dates.checkIn)
    await until('all of the calendar in the window', () => ask(isAboveTheEnd, shown))
    await click('button', calendar.nextMonth)
    await click('button', calendar.nextMonth)
    await click('button', day('03'))
    await click('button', day('07')) // in the calendar of the departure, which opens by itself
    await click('radio', roomName)
    await click('button', reservations.forward[0])
    await type('textbox', reservations.guest.firstName, 'Ayesha')
    await type('textbox', reservations.guest.lastName, 'Rahman')
    await type('textbox', reservations.guest.email, 'ayesha@guest.example')
    await type('textbox', reservations.guest.phone, '+880 1711 000000')
    await click('button', reservations.forward[1])
    await see('complementary', reservations.summary.title, common.nights(4))
    await click('checkbox', reservations.terms.link)
    await click('button', reservations.forward[2])
    await see('status', '', reservations.confirmed.title)
  },

  async order({ enter, click, type, see, gone }) {
    const dishes = orderMenu.filter(({ soldOut }) => !soldOut).slice(0, 2)
    const sum = formatSum(dishes.reduce((sum, { price }) => sum + 2 * price, 0))
    await enter(`${home}/online-order`)
    for (const { name } of dishes) await click('button', `${onlineOrder.addToCart}: ${name}`)
    await click('link', onlineOrder.cart(2))
    for (const { name } of dishes) await click('button', cart.more(name))
    await see('complementary', cart.totals.title, `${cart.totals.subtotal}${sum}`)
    await click('button', cart.checkOut)
    await type('textbox', cart.checkout.name, 'Ayesha Rahman')
    await click('button', cart.checkout.place)
    await see('status', '', cart.placed.toast.title)
    await gone('dialog', cart.checkout.title)
  },

  async search({ enter, press, type, see, gone }) {
    await enter(`${home}/rooms`)
    await press(Key.chord(Key.CONTROL, 'k'))
    await type('combobox', searchWords.label, roomName)
    await see('option', roomName)
    await press(Key.ENTER)
    await see('heading', roomName)
    await gone('dialog', searchWords.label)
  },

  async gallery({ enter, click, press, see, gone, until, ask }) {
    const interior = galleryImages.filter(({ category }) => category === 'interior')
    const position = (number: number) => common.images.position(number, interior.length)
    await enter(`${home}/gallery`)
    await click('tab', gallery.filters.interior)
    await click('link', interior[0]?.title)
    await click('button', common.images.next)
    await see('status', '', position(2))
    await press(Key.ARROW_RIGHT)
    await see('status', '', position(3))
    await press(Key.ESCAPE)
    await gone('dialog', gallery.setLabel)
    await until('the focus back', () => ask(() => document.activeElement?.matches('main a')))
  },

  /** After one visit, a page opens without a connection. */
  async offline({ enter, ask, until, see }, disconnect) {
    await enter(`${home}/`)
    await until('a worker', () => ask(() => navigator.serviceWorker.controller !== null))
    disconnect()
    await enter(`${home}/rooms/houseboat`)
    await see('heading', roomPage.notFound.title)
  },
}

for (const [engine, start] of Object.entries(engines))
  for (const [journey, walk] of Object.entries(journeys))
    test(`${engine} ${journey}`, async ({ onTestFinished }) => {
      const site = createServer({ root: 'build/client' }).listen()
      const disconnect = () => site.close().closeAllConnections()
      onTestFinished(() => void disconnect())
      const driver = await start()
      onTestFinished(() => driver.quit())
      const origin = `http://localhost:${Object(site.address()).port}`
      const tab = tabOf(driver, origin, `test-results/browsers/${lang}-${engine}-${journey}`)
      await tab.resize(1440)
      await walk(tab, disconnect).finally(() => tab.take('end'))
    })
