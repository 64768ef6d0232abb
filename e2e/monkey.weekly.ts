import { languages } from '#app/content/languages.js'
import { walk } from './monkey.ts'
import { test } from './test.ts'

const COUNT = Number(process.env.MONKEY_STEPS ?? 3_000)
const SEED = Number(process.env.MONKEY_SEED)

test.use({
  savesData: false,
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'reduce' },
  // A phone that is turned at the wrong moment shows another file of a picture than was preloaded;
  // without a network the browser itself says what it could not fetch.
  expectedMessage: /was preloaded using link preload|net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
})

for (const { path: languagePath } of languages)
  test(`${COUNT} random steps from ${languagePath || '/'} break no page: MONKEY_SEED=${SEED}`, async ({
    page,
  }, testInfo) => {
    test.setTimeout(60_000 + COUNT * 2_000)
    const steps = await walk(page, { seed: SEED, count: COUNT, languagePath })
    await testInfo.attach('steps', { body: steps.join('\n') })
  })
