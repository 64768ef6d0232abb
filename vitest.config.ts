import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { origin, timeZone } from './app/content/hotel.ts'
import { languages } from './app/content/languages.js'
import { NOW } from './e2e/now.ts'
import { buildConstants } from './scripts/build/environment.mjs'

// Vitest needs Map.groupBy to print failed tests; Node 20 has none.
if (!('groupBy' in Map))
  Object.assign(Map, {
    groupBy: <Item>(items: Item[], keyOf: (item: Item) => unknown) =>
      new Map(
        items.map((item) => [keyOf(item), items.filter((other) => keyOf(other) === keyOf(item))]),
      ),
  })

/** A project for each language, with its words. */
export const inEachLanguage = (filesOf: (index: number) => string[]) =>
  languages.map(({ lang }, index) => ({
    extends: true as const,
    ssr: { resolve: { conditions: [`locale-${lang}`, ...defaultServerConditions] } },
    test: { name: lang, include: filesOf(index) },
  }))

export default defineConfig({
  define: buildConstants({ timeZone, origin }, new Date(NOW)),
  test: {
    environment: 'node',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' }, // npm test counts them
    testTimeout: 30_000, // a property runs a hundred times or more, on a busy machine too
    // `*.languages.test.ts` runs once for each language, with its words; other tests run in the first language.
    projects: inEachLanguage((index) =>
      index > 0 ? ['app/**/*.languages.test.ts'] : ['{app,scripts}/**/*.test.ts'],
    ),
    isolate: false, // half the time; no module keeps state that another test file would see
  },
})
