/** The main journeys, written once for all engines. */
import { readFileSync } from 'node:fs'
import { Key } from 'selenium-webdriver'

const DIALOG = ':is(dialog, [role=dialog])'

export const journeys = {
  /** A page of each kind, at two widths: none is wider than the window. */
  async screens({ enter, ask, resize, take }) {
    const map = readFileSync('build/client/sitemap.xml', 'utf8')
    const paths = [...map.matchAll(/<loc>\w+:\/\/[^/]+([^<]+)/g)].map(([, path = '']) => path)
    const kinds = new Map(paths.map((path) => [path.replace(/(?<=.)\/.+/, '-one'), path]))
    for (const width of [1440, 390]) {
      await resize(width)
      for (const [kind, path] of kinds.set('/not-found', '/houseboat')) {
        await enter(path)
        await take(`${kind.slice(1) || 'home'}-${width}`)
        const needed = await ask(() => document.documentElement.scrollWidth)
        if (needed > width) throw new Error(`${path} needs ${needed} px of ${width}.`)
      }
    }
  },

  async reserve({ enter, click, type, see, ask, until, read }) {
    await enter('/reservations')
    await click('button', 'Check-in date')
    await until('all of the calendar in the window', () => ask(isAboveTheEnd, DIALOG))
    await click(`${DIALOG} button`, 'Next Month')
    await click(`${DIALOG} [data-day$="-03"] button`)
    await click('button:enabled', 'Check-out date')
    await click(`${DIALOG} [data-day$="-07"] button`)
    const [price] = (await read('label:has([type=radio])')).match(/\$[\d,]+/) ?? []
    await click('label:has([type=radio])')
    await click('button', 'Continue to Personal Details')
    await type('main input', 'First name', 'Ayesha')
    await type('main input', 'Last name', 'Rahman')
    await type('main input', 'E-mail', 'ayesha@guest.example')
    await type('main input', 'Phone', '+880 1711 000000')
    await click('button', 'Continue to Payment')
    await see('aside', `${price} × 4 nights`)
    await click('label:has([type=checkbox])', 'I agree')
    await click('button', 'Confirm Reservation')
    await see('[role=status]', 'Reservation Confirmed!')
  },

  async order({ enter, click, press, type, see, gone, until, read }) {
    const subtotal = async () => Number((await read('aside')).match(/Subtotal\s*\$([\d.]+)/)?.[1])
    await enter('/online-order')
    await click('main button', 'Add to Cart')
    await click('[role=tab]', 'Main Courses')
    await click('main button', 'Add to Cart')
    await see('[role=status]', 'has been added to your cart.')
    await click('main a', 'Cart (2)')
    await see('h1', 'Your Cart')
    const before = await subtotal()
    await click('tr:first-child button', 'One more')
    await click('tr:last-child button', 'One more')
    await until('the subtotal to double', async () => (await subtotal()) === before * 2)
    await click('button', 'Proceed to Checkout')
    await type(`${DIALOG} input`, 'Name', 'Ayesha Rahman')
    await press(Key.ENTER)
    await see('[role=status]', 'Order placed successfully!')
    await gone(DIALOG)
  },

  async search({ enter, press, see, gone, read }) {
    await enter('/rooms')
    const room = await read('main h3')
    await press(Key.chord(Key.CONTROL, 'k'))
    await see('[placeholder^="Search"]:focus')
    await press(room)
    await see('[role=option]', room)
    await press(Key.ENTER)
    await see('h1', room)
    await gone(DIALOG)
  },

  async chat({ enter, click, press, type, see, gone }) {
    await enter('/rooms')
    await click('button', 'Open chat')
    await type(`${DIALOG} :is(input, textarea)`, 'Message', 'Is there a boat?')
    await press(Key.ENTER)
    await see('[role=log]', 'Agent is typing...')
    await gone('[role=log]', 'Agent is typing...')
    await press(Key.ESCAPE)
    await gone('[role=log]')
  },

  async gallery({ enter, click, press, see, gone, read }) {
    await enter('/gallery')
    await click('[role=tab]', 'Interior')
    await click('[role=tabpanel] a')
    const count = Number.parseInt(await read('main [role=status]'), 10)
    await click(`${DIALOG} button`, 'Next image')
    await see(`${DIALOG} [role=status]`, `2 of ${count}`)
    await press(Key.ARROW_RIGHT)
    await see(`${DIALOG} [role=status]`, `3 of ${count}`)
    await press(Key.ESCAPE)
    await gone(DIALOG)
    await see('[role=tabpanel] li:first-child a:focus')
  },

  async missing({ enter, click, see }) {
    await enter('/houseboat')
    await see('h1', '404')
    await enter('/rooms/houseboat')
    await see('h1', 'Room not found')
    await click('main a', 'Back to all rooms')
    await see('h1', 'Rooms')
  },

  /** After one visit, pages open without a connection. */
  async offline({ enter, ask, until, see }, site) {
    await enter('/')
    await until('a worker', () => ask(() => navigator.serviceWorker.controller !== null))
    site.close().closeAllConnections()
    await enter('/rooms/houseboat')
    await see('h1', 'Room not found')
  },
}

const isAboveTheEnd = (/** @type {string} */ css) =>
  Number(document.querySelector(css)?.getBoundingClientRect().bottom) <= innerHeight + 1
