import config from './playwright.config.ts'

process.env.MONKEY_SEED ??= String(Math.floor(Math.random() * 1_000_000))

/** What takes too long for each change: a random walk, another one in each run. */
export default { ...config, testMatch: '*.weekly.ts', workers: 1 }
