// @ts-check
/** `npm run test:browsers [-- engine… journey…]`: the main journeys in Chromium, Firefox and WebKitGTK. */
import { mkdirSync } from 'node:fs'
import { engines, isInstalled, start } from './browsers/engines.mjs'
import { journeys } from './browsers/journeys.mjs'
import { tabOf, until } from './browsers/tab.mjs'
import { createSite } from './serve.mjs'

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in engines || name in journeys))
if (unknown) throw new Error(`There is no engine or journey ${unknown}.`)

/** @type {<Value>(all: Record<string, Value>) => [string, Value][]} */
const chosen = (all) =>
  Object.entries(all).filter(([name]) => !asked.some((one) => one in all) || asked.includes(name))

process.once('SIGINT', () => process.exit(1)) // stops the browser
const counts = { passed: 0, failed: 0, skipped: 0 }
for (const [name, engine] of chosen(engines)) {
  const isThere = isInstalled(engine)
  if (!isThere) console.log(`${name} is missing: sudo apt-get install ${engine.packages}`)
  const folder = `test-results/browsers/${name}`
  mkdirSync(folder, { recursive: true })
  for (const [title, walk] of chosen(journeys)) {
    const result = isThere ? await test(engine, walk, `${folder}/${title}`) : 'skipped'
    counts[result]++
    console.log(`${name} ${title}: ${result}`)
  }
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed > 0 ? 1 : 0

/** @type {(engine: typeof engines[string], walk: typeof journeys[string], pictures: string) => Promise<'passed' | 'failed'>} */
async function test(engine, walk, pictures) {
  const site = createSite({ root: 'build/client' }).listen()
  const browser = start(engine)
  try {
    const send = await until('the browser to start', browser.open)
    const origin = `http://localhost:${Object(site.address()).port}`
    const tab = tabOf({ send, origin, pictures })
    await tab.resize(1440)
    await walk(tab, site).finally(() => tab.take('end'))
    const logged = browser.logged()
    if (logged) throw new Error(`The page logged: ${logged.join('\n')}`)
    return 'passed'
  } catch (error) {
    console.error(error)
    return 'failed'
  } finally {
    browser.stop()
    site.close().closeAllConnections()
  }
}
