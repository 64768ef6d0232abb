// @ts-check
/**
 * `npm run test:browsers [engine…] [journey…]`: the main journeys in Chromium, Firefox and WebKitGTK.
 *
 * What was seen on the way lies in `test-results/browsers/`. An engine that is missing is skipped, and
 * said to be.
 */
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { engines, provide } from './browsers/engines.mjs'
import { journeys } from './browsers/journeys.mjs'
import { createSite } from './serve.mjs'

const ROOT = fileURLToPath(new URL('../build/client', import.meta.url))
const PICTURES = fileURLToPath(new URL('../test-results/browsers', import.meta.url))

/** Said of the pages that are missing on purpose, by the site and by the browsers. */
const EXPECTED = /^404: there is no page at |status of 404/

const asked = process.argv.slice(2)
const unknown = asked.filter(
  (word) => !(word in journeys) && !engines.some(({ name }) => name === word),
)
if (unknown.length > 0) throw new Error(`There is no engine or journey ${unknown.join(', ')}.`)
const chosen = (/** @type {string[]} */ names) => {
  const wanted = names.filter((name) => asked.includes(name))
  return wanted.length > 0 ? wanted : names
}

const counts = { passed: 0, failed: 0, skipped: 0 }
const house = await openHouse()
try {
  for (const name of chosen(engines.map((engine) => engine.name))) await testEngine(name)
} finally {
  await house.close()
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
if (counts.failed > 0) process.exitCode = 1

async function testEngine(/** @type {string} */ name) {
  const engine = engines.find((one) => one.name === name)
  const launch = engine && provide(engine)
  const wanted = chosen(Object.keys(journeys))
  if (!launch) {
    counts.skipped += wanted.length
    console.log(`${name}: SKIPPED, it is not here: sudo apt-get install ${engine?.packages}`)
    return
  }
  /** @type {import('./browsers/browser.d.ts').Browser} */
  let browser
  try {
    browser = await launch()
  } catch (error) {
    counts.failed += wanted.length
    console.log(`${name}: FAILED, it does not start: ${error}`)
    return
  }
  try {
    console.log(`${name}: ${browser.version}`)
    for (const journey of wanted) await testJourney(name, browser, journey)
  } finally {
    await browser.close()
  }
}

/** Runs one journey as a new visitor, and prints its line. */
async function testJourney(
  /** @type {string} */ engine,
  /** @type {import('./browsers/browser.d.ts').Browser} */ browser,
  /** @type {string} */ journey,
) {
  const say = (/** @type {string} */ words) =>
    console.log(`  ${journey.padEnd(10)}${words} (${engine})`)
  const pictures = join(PICTURES, engine)
  mkdirSync(pictures, { recursive: true })
  const tab = await browser.open()
  const take = async (/** @type {string} */ name) => {
    await wait(400) // until it is drawn
    writeFileSync(join(pictures, `${journey}-${name}.png`), await tab.picture())
  }
  try {
    await tab.resize(1440, 900)
    const reason = await journeys[journey]?.({
      tab,
      take,
      origin: house.origin,
      disconnect: house.disconnect,
    })
    const errors = (await tab.errors()).filter((text) => !EXPECTED.test(text))
    if (errors.length > 0) throw new Error(`logged: ${errors.join(' | ')}`)
    counts[reason ? 'skipped' : 'passed']++
    say(reason ? `SKIPPED, ${reason}` : 'passed')
  } catch (error) {
    counts.failed++
    say(`FAILED: ${error instanceof Error ? error.message : error}`)
    await take('failed').catch(() => {})
  } finally {
    await tab.close()
    await house.connect()
  }
}

/** The build on a port that stays its own, with a connection that can be cut. */
async function openHouse() {
  let site = createSite({ root: ROOT }).listen(Number(process.env.PORT ?? 0))
  await once(site, 'listening')
  const address = site.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const disconnect = async () => {
    site.closeAllConnections()
    if (site.listening) await new Promise((done) => site.close(done))
  }
  const connect = async () => {
    if (site.listening) return
    site = createSite({ root: ROOT }).listen(port)
    await once(site, 'listening')
  }
  return { origin: `http://localhost:${port}`, disconnect, connect, close: disconnect }
}
