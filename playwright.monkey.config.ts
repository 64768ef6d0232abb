import config from './playwright.config.ts'

process.env.MONKEY_SECONDS ??= '1200'

/** The walk without a plan alone, and for twenty minutes. */
export default { ...config, testMatch: 'monkey.spec.ts', workers: 1 }
