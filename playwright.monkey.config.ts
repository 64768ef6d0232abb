import config from './playwright.config.ts'

process.env.MONKEY_STEPS ??= '3000'

/** The random walk alone, and a long one. */
export default { ...config, testMatch: 'monkey.spec.ts', workers: 1 }
