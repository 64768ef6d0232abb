import { defineConfig } from 'vitest/config'
import { buildConstants } from './scripts/build-environment.mjs'
import './scripts/node-20.mjs'

export default defineConfig({
  define: buildConstants(),
  test: { include: ['app/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node' },
})
