import config from './playwright.config.ts'

process.env.MONKEY_SEED ??= String(Math.floor(Math.random() * 1_000_000))

/** The random walk alone, another one in each run; its title says how to have the same one again. */
export default { ...config, testMatch: 'monkey.walk.ts', workers: 1 }
