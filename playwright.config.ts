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
  timeout: 60_000, // the longest, on a slow machine: a reservation with axe in every step
  fullyParallel: true,
  workers: '150%', // of the cores: a fifth less time on two cores than one worker for each
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]], // npm test counts them
  use: {
    baseURL,
    locale: 'en-US',
    timezoneId: timeZone,
    serviceWorkers: 'block', // e2e/offline.spec.ts allows them
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: { PORT },
    url: baseURL,
    reuseExistingServer: false,
  },
})
