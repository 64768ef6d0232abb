import config from './playwright.config.ts'

process.env.MONKEY_STEPS ??= '3000'
process.env.MONKEY_SEED ??= String(Math.floor(Math.random() * 1_000_000))

/** The random walk alone, a long one, and another in each run. */
export default { ...config, testMatch: 'monkey.spec.ts', workers: 1 }
