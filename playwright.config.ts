import { defineConfig } from '@playwright/test'
import { timeZone } from './app/content/hotel.ts'
import { chromiumArgs, findTestBrowser } from './scripts/check/chromium.mjs'

const PORT = process.env.E2E_PORT ?? '4173'
const baseURL = `http://localhost:${PORT}`
const executablePath = findTestBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  timeout: 60_000, // the whole reservation with the checker in every step, on a slow machine
  fullyParallel: true,
  workers: '100%', // of the cores: with a third on two cores all is done 7% sooner, but each test takes 40% longer
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]], // counted by npm test
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: timeZone,
    serviceWorkers: 'block', // the plain site; e2e/offline.spec.ts lets them in
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT },
    url: baseURL,
    reuseExistingServer: false,
  },
})
