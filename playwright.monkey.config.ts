import config from './playwright.config.ts'

process.env.MONKEY_SEED ??= String(Math.floor(Math.random() * 1_000_000))

/** Tests that take too long for every change: a random walk, a new one in each run. */
export default { ...config, testMatch: '*.weekly.ts', workers: 1 }
