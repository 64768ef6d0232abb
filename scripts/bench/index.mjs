// @ts-check
/**
 * Measures the site: `npm run bench`, or some parts of it: `npm run bench -- bytes interactions`.
 *
 * One thing at a time, on a machine that does nothing else, or the figures say little.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withBrowser } from './browser.mjs'
import { bytesTables } from './bytes.mjs'
import { interactionTables } from './interactions.mjs'
import { lighthouseTables } from './lighthouse.mjs'
import { loadTables } from './load.mjs'
import { describeMachine } from './machine.mjs'
import { navigationTables } from './navigation.mjs'
import { parseOptions } from './options.mjs'
import { scaleTables, withCopy } from './scale.mjs'
import { build, ROOT, whileServed } from './site.mjs'
import { markdownTable, missedGoals, replaceBlock } from './tables.mjs'

const DOCUMENT = join(ROOT, 'docs', 'performance.md')

/** @typedef {import('./tables.mjs').Table} Table */

/** @type {Record<import('./options.mjs').Part, (origin: string, options: import('./options.mjs').Options) => Promise<Table[]>>} */
const measure = {
  bytes: (origin, { pages }) => withBrowser((browser) => bytesTables(browser, origin, pages)),
  lighthouse: (origin, { pages, runs }) => lighthouseTables(origin, pages, runs),
  interactions: (origin) =>
    withCopy({ rooms: 1, posts: 1, dishes: 100 }, async (manyDishes) => {
      await build(manyDishes)
      return withBrowser((browser) => interactionTables(browser, origin, manyDishes))
    }),
  navigation: (origin) => withBrowser((browser) => navigationTables(browser, origin)),
  load: loadTables,
  scale: () => withBrowser(scaleTables),
}

async function bench(/** @type {string[]} */ args) {
  const options = parseOptions(args)
  const machine = await describeMachine()
  const made = options.build ? await build(ROOT) : undefined
  const built = made ? `built in ${made.seconds.toFixed(1)} s` : 'not built anew'
  console.log(`${machine}; ${built}.\n`)

  /** @type {string[]} */
  const missed = []
  await whileServed(ROOT, async (origin) => {
    for (const part of options.parts) {
      const start = performance.now()
      const tables = await measure[part](origin, options).catch((error) => {
        throw new Error(`The part "${part}" broke off.`, { cause: error })
      })
      const took = `${Math.round((performance.now() - start) / 1000)} s`
      const result = `${tables.map(markdownTable).join('\n\n')}\n\n_${machine}; ${built}; measured in ${took}._`
      console.log(`${result}\n`)
      missed.push(...tables.flatMap(missedGoals))
      if (options.write)
        await writeFile(DOCUMENT, replaceBlock(await readFile(DOCUMENT, 'utf8'), part, result))
    }
  })
  console.log(missed.length === 0 ? 'Every goal is met.' : `Goals missed: ${missed.length}`)
  for (const goal of missed) console.log(`- ${goal}`)
}

try {
  await bench(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error && !error.cause ? error.message : error)
  process.exitCode = 1
}
