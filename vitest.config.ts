import { defineConfig } from 'vitest/config'
import { buildConstants } from './scripts/build-environment.mjs'
import './scripts/node-20.mjs'

export default defineConfig({
  define: buildConstants(),
  test: {
    include: ['app/**/*.test.ts', 'scripts/**/*.test.ts'],
    environment: 'node',
    isolate: false, // no module keeps anything that one test file could hand to the next: half the time
  },
})
