// @ts-check
/** The main journeys, written once for every browser. */
import { setTimeout as wait } from 'node:timers/promises'
import { isDissolving, isHydrated, isInWindow, sticksOut } from './in-page.mjs'

/**
 * @typedef {import('./browser.d.ts').Tab} Tab
 *
 * @typedef {object} House where a journey takes place
 * @property {Tab} tab
 * @property {string} origin
 * @property {(name: string) => Promise<void>} take a picture of the page for looking at
 * @property {() => Promise<void>} disconnect until the journey is over
 */

/** Generous: browsers without a graphics card are slow to start and to draw. */
const PATIENCE = 20_000

const DIALOG = ':is(dialog, [role=dialog])'

/** @type {Record<string, string>} */
const SCREENS = {
  home: '/',
  about: '/about',
  rooms: '/rooms',
  room: '/rooms/deluxe',
  dining: '/dining',
  contact: '/contact',
  gallery: '/gallery',
  blog: '/blog',
  post: '/blog/winter-pitha',
  offers: '/special-offers',
  reservations: '/reservations',
  'online-order': '/online-order',
  cart: '/cart',
  'privacy-policy': '/privacy-policy',
  terms: '/terms',
  accessibility: '/accessibility',
  'not-found': '/houseboat',
}

/** @type {Record<string, (house: House) => Promise<string | void>>} */
export const journeys = {
  screens: lookAtEveryScreen,
  reserve,
  order,
  search,
  chat,
  gallery: walkTheGallery,
  missing: missAPage,
  offline: goOffline,
}

/** Each screen at both widths: nothing sticks out of the window. */
async function lookAtEveryScreen(/** @type {House} */ { tab, origin, take }) {
  for (const [name, path] of Object.entries(SCREENS)) {
    await tab.resize(1440, 900)
    await enter(tab, origin + path)
    for (const width of [1440, 390]) {
      await tab.resize(width, 900)
      await wait(300)
      const found = await tab.evaluate(sticksOut)
      if (found.length > 0) throw new Error(`${path} is too wide: ${found.join(' | ')}`)
      if (path === '/') await wait(2000) // its skeleton gives way
      await take(`${name}-${width}`)
    }
  }
}

async function reserve(/** @type {House} */ { tab, origin, take }) {
  await enter(tab, `${origin}/reservations`)
  await chooseDay(tab, 'Check-in date', 3, () => take('calendar'))
  await chooseDay(tab, 'Check-out date', 7)
  await click(tab, 'label:has(input[type=radio])', 'Deluxe Room')
  await see(tab, 'main', '4 nights in a Deluxe Room')
  await click(tab, 'button', 'Continue to Personal Details')
  await see(tab, 'h2', 'Who is coming?')
  await type(tab, 'main input', 'First name', 'Ayesha')
  await type(tab, 'main input', 'Last name', 'Rahman')
  await type(tab, 'main input', 'E-mail', 'ayesha@guest.example')
  await type(tab, 'main input', 'Phone', '+880 1711 000000')
  await take('guest')
  await click(tab, 'button', 'Continue to Payment')
  await see(tab, 'aside', '$249 × 4 nights')
  await click(tab, 'label:has(input[type=checkbox])', 'I agree')
  await take('payment')
  await click(tab, 'button', 'Confirm Reservation')
  await see(tab, '[role=status]', 'Reservation Confirmed!')
  await see(tab, '[role=status]', 'ayesha@guest.example')
  await take('confirmed')
}

/** Opens the calendar of a field and chooses the day that is so many days after tomorrow in Sylhet. */
async function chooseDay(
  /** @type {Tab} */ tab,
  /** @type {string} */ field,
  /** @type {number} */ days,
  look = async () => {},
) {
  const date = new Date(Date.now() + (days + 1) * 86_400_000)
  const part = (/** @type {Intl.DateTimeFormatOptions} */ options) =>
    date.toLocaleDateString('en-US', { timeZone: 'Asia/Dhaka', ...options })
  const month = part({ month: 'long', year: 'numeric' })
  await click(tab, 'button', field)
  await see(tab, DIALOG, field)
  await until('the calendar in the window', () => tab.evaluate(isInWindow, DIALOG))
  await look()
  while (!(await tab.find(`${DIALOG} *`, `=${month}`)))
    await click(tab, `${DIALOG} button`, 'ext Month')
  await click(tab, `${DIALOG} button`, ` ${part({ day: 'numeric' })} ${month}`)
  await gone(tab, DIALOG, field)
  await see(tab, 'button', part({ month: 'long' }))
}

async function order(/** @type {House} */ { tab, origin, take }) {
  await enter(tab, `${origin}/online-order`)
  await click(tab, 'button', 'Add to Cart: Singara')
  await click(tab, '[role=tab]', 'Main Courses')
  await click(tab, 'button', 'Add to Cart: Kacchi Biryani')
  await see(tab, '[role=status]', 'Kacchi Biryani has been added to your cart.')
  await take('menu')
  await click(tab, 'main a', 'Cart (2)')
  await see(tab, 'h1', 'Your Cart')
  await click(tab, 'button', 'One more: Singara')
  await see(tab, 'aside', 'Total$35.97')
  await take('cart-filled')
  await click(tab, 'button', 'Proceed to Checkout')
  await see(tab, DIALOG, 'Checkout')
  await type(tab, `${DIALOG} input`, '=Name', 'Ayesha Rahman')
  await take('checkout')
  await tab.press('Enter')
  await see(tab, '[role=status]', 'Order placed successfully!')
  await gone(tab, DIALOG, 'Checkout')
  await take('placed')
}

async function search(/** @type {House} */ { tab, origin, take }) {
  await enter(tab, `${origin}/rooms`)
  await tab.press('k', 'Control')
  await focused(tab, 'placeholder', 'Search The Surma...')
  await tab.press('d')
  for (const letter of 'eluxe') await tab.press(letter)
  await see(tab, '[role=option] mark', 'Deluxe')
  await take('search')
  await tab.press('Enter')
  await see(tab, 'h1', 'Deluxe Room')
  await gone(tab, DIALOG, 'Search')
}

async function chat(/** @type {House} */ { tab, origin, take }) {
  await enter(tab, `${origin}/rooms`)
  await click(tab, 'button', 'Open chat')
  await see(tab, '[role=log]', 'Welcome to The Surma! How can we help you today?')
  await type(tab, `${DIALOG} :is(input, textarea)`, '=Message', 'Is there a boat?')
  const before = await lines(tab)
  await tab.press('Enter')
  const sent = Date.now()
  await see(tab, '[role=log]', 'Agent is typing...')
  await gone(tab, '[role=log] *', 'Agent is typing...')
  const waited = Date.now() - sent
  await take('chat')
  if (waited < 1000) throw new Error(`The reply came after ${waited} ms, not 1500.`)
  await until('a message and its reply', async () => (await lines(tab)) === before + 2)
  await tab.press('Escape')
  await gone(tab, '[role=log]', '')
}

const lines = (/** @type {Tab} */ tab) =>
  tab.evaluate(() => document.querySelectorAll('[role=log] p[dir]').length)

async function walkTheGallery(/** @type {House} */ { tab, origin, take }) {
  await enter(tab, `${origin}/gallery`)
  await click(tab, '[role=tab]', '=Interior')
  await see(tab, '[role=status]', '3 illustrations')
  await click(tab, '[role=tabpanel] a', 'The reading room')
  await see(tab, `${DIALOG} [role=status]`, 'The reading room 1 of 3')
  await take('lightbox')
  await click(tab, `${DIALOG} button`, 'Next image')
  await see(tab, `${DIALOG} [role=status]`, 'The courtyard 2 of 3')
  await tab.press('ArrowRight')
  await see(tab, `${DIALOG} [role=status]`, 'The lobby 3 of 3')
  await tab.press('Escape')
  await gone(tab, DIALOG, '')
  await until('the picture that was opened to have the focus', () =>
    tab.evaluate(() => document.activeElement?.textContent?.includes('The reading room') ?? false),
  )
}

async function missAPage(/** @type {House} */ { tab, origin, take }) {
  await enter(tab, `${origin}/houseboat`)
  await see(tab, 'h1', '404')
  await see(tab, 'main', "The page you're looking for doesn't exist.")
  await enter(tab, `${origin}/rooms/houseboat`)
  await see(tab, 'h1', 'Room not found')
  await take('room-not-found')
  await click(tab, 'main a', 'Back to all rooms')
  await gone(tab, 'h1', 'Room not found')
}

/** After one visit everything opens without a connection, where the browser keeps sites at all. */
async function goOffline(/** @type {House} */ { tab, origin, take, disconnect }) {
  await enter(tab, `${origin}/`)
  if (!(await tab.evaluate(() => 'serviceWorker' in navigator)))
    return 'not supported: this browser has no service workers here'
  await until('the worker to answer the page', () =>
    tab.evaluate(() => navigator.serviceWorker.controller !== null),
  )
  await disconnect()
  await enter(tab, `${origin}/dining`)
  await see(tab, 'h1', '')
  await take('offline')
  await enter(tab, `${origin}/rooms/houseboat`)
  await see(tab, 'h1', 'Room not found')
}

async function enter(/** @type {Tab} */ tab, /** @type {string} */ url) {
  await tab.go(url)
  await until('React to take the page over', () => tab.evaluate(isHydrated))
  await wait(100) // its effects
}

/** Clicks what is there as soon as it can be clicked. */
async function click(
  /** @type {Tab} */ tab,
  /** @type {string} */ css,
  /** @type {string} */ name,
) {
  await until(`${css} "${name}" to click`, async () => {
    if (await tab.evaluate(isDissolving)) return false
    const found = await tab.find(css, name)
    await found?.click()
    return found !== null
  })
}

async function type(
  /** @type {Tab} */ tab,
  /** @type {string} */ css,
  /** @type {string} */ name,
  /** @type {string} */ text,
) {
  await see(tab, css, name)
  await (await tab.find(css, name))?.type(text)
}

const see = (/** @type {Tab} */ tab, /** @type {string} */ css, /** @type {string} */ name) =>
  until(`${css} "${name}"`, async () => (await tab.find(css, name)) !== null)

const gone = (/** @type {Tab} */ tab, /** @type {string} */ css, /** @type {string} */ name) =>
  until(`no ${css} "${name}" any more`, async () => (await tab.find(css, name)) === null)

const focused = (
  /** @type {Tab} */ tab,
  /** @type {string} */ attribute,
  /** @type {string} */ value,
) =>
  until(`the focus on ${attribute} "${value}"`, async () => {
    const found = await tab.evaluate(
      (name) => document.activeElement?.getAttribute(name) ?? '',
      attribute,
    )
    return found === value
  })

/** Waits for something to be so; a step that fails meanwhile, as on an element that moves, is tried again. */
async function until(/** @type {string} */ what, /** @type {() => Promise<boolean>} */ isSo) {
  const start = Date.now()
  let reason = ''
  while (Date.now() - start < PATIENCE) {
    try {
      if (await isSo()) return
      reason = ''
    } catch (error) {
      reason = `: ${error}`
    }
    await wait(50)
  }
  throw new Error(`Waited for ${what}${reason}`)
}
