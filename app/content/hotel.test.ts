import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from './languages.js'

const words = import.meta.glob<{ hotel: { name: string; city: string } }>('./*/hotel.ts', {
  eager: true,
})

test.each(languages)('the app that $lang guests install has the name of the hotel', (language) => {
  const file = `public${language.path}/site.webmanifest`
  expect(existsSync(file), `${file} is missing: copy public/site.webmanifest.`).toBe(true)
  const { name, short_name, lang } = JSON.parse(readFileSync(file, 'utf8'))
  const { hotel } = words[`./${language.lang}/hotel.ts`] ?? {}
  expect({ name, short_name, lang }, `Write this into ${file}.`).toEqual({
    name: `${hotel?.name}, ${hotel?.city}`,
    short_name: hotel?.name,
    lang: language.lang,
  })
})
