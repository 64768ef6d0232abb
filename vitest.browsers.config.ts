import { defineConfig } from 'vitest/config'
import config, { inEachLanguage } from './vitest.config.ts'

/** `npm run test:browsers`: the main journeys in three engines and each language, one browser after the other. */
export default defineConfig({
  ...config,
  test: {
    reporters: 'verbose',
    testTimeout: 120_000,
    fileParallelism: false,
    projects: inEachLanguage(() => ['scripts/check/browsers/journeys.ts']),
  },
})
