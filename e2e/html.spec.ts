import { expect, test } from '@playwright/test'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { builtPages } from './built-pages.ts'

// What the HTML standard demands, and nothing about style. Release 11 needs a newer Node.js than the build does.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }))

test('every page is valid HTML: what stands in what, attributes, ids, void elements', async () => {
  const faults: string[] = []
  for (const { file, html } of builtPages) {
    const { results } = await validator.validateString(html, file)
    for (const { message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${file}: ${message} (${selector})`)
  }
  expect(faults).toEqual([])
})
