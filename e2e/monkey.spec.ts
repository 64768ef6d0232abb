import { seededChance, walk } from './monkey.ts'
import { hydrated, test } from './test.ts'

const SECONDS = Number(process.env.MONKEY_SECONDS ?? 60)
const SEED = Number(process.env.MONKEY_SEED ?? 2023)

test.use({
  serviceWorkers: 'allow',
  // Who turns the phone at the wrong moment is shown another file of a picture than was fetched ahead.
  expectedMessage: /was preloaded using link preload but not used/,
})

test(`a walk without a plan for ${SECONDS} seconds (seed ${SEED}) never finds a blank page, an error or a lost cart`, async ({
  page,
}, testInfo) => {
  test.setTimeout((SECONDS + 60) * 1_000)
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))

  const chance = seededChance(SEED)
  const steps = await walk(page, { chance, until: Date.now() + SECONDS * 1_000 })
  await testInfo.attach('steps', { body: steps.join('\n') })
})
