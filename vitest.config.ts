import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { origin, timeZone } from './app/content/hotel.ts'
import { languages } from './app/content/languages.js'
import { NOW } from './e2e/now.ts'
import { buildConstants } from './scripts/build/environment.mjs'

// Vitest prints failed tests with Map.groupBy, which Node 20 does not have.
if (!('groupBy' in Map))
  Object.assign(Map, {
    groupBy: <Item>(items: Item[], keyOf: (item: Item) => unknown) =>
      new Map(
        items.map((item) => [keyOf(item), items.filter((other) => keyOf(other) === keyOf(item))]),
      ),
  })

export default defineConfig({
  define: buildConstants({ timeZone, origin }, new Date(NOW)),
  test: {
    environment: 'node',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' }, // counted by npm test
    testTimeout: 30_000, // a property is tried a hundred times or more, on a busy machine too
    // A test in `*.languages.test.ts` runs once in each language, with its words; the others in the first one.
    projects: languages.map(({ lang }, index) => ({
      extends: true,
      ssr: { resolve: { conditions: [`locale-${lang}`, ...defaultServerConditions] } },
      test: {
        name: lang,
        include: index > 0 ? ['app/**/*.languages.test.ts'] : ['{app,scripts}/**/*.test.ts'],
      },
    })),
    isolate: false, // no module keeps anything that one test file could hand to the next: half the time
  },
})
