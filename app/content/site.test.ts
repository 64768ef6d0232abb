import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from './languages.js'
import { timeZone, utcOffset } from './site.ts'

test('the clock of the hotel is ahead of UTC by the hours that are written, all year', () => {
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  for (let month = 0; month < 24; month++) {
    const day = new Date(Date.UTC(2026, month))
    const [, sign = '+', hours = 0, minutes = 0] =
      /GMT([+-])(\d\d):(\d\d)$/.exec(zone.format(day)) ?? []
    expect(
      Number(`${sign}${Number(hours) + Number(minutes) / 60}`),
      `app/content/site.ts: utcOffset is not what ${timeZone} has on ${day.toISOString().slice(0, 10)}. ` +
        'Write the offset that it has; one number cannot tell a clock that changes in summer.',
    ).toBe(utcOffset)
  }
})

const words = import.meta.glob<{ site: { name: string; city: string } }>('./*/site.ts', {
  eager: true,
})

test.each(languages)('the app that $lang guests install has the name of the hotel', (language) => {
  const file = `public${language.path}/site.webmanifest`
  expect(existsSync(file), `${file} is missing: copy public/site.webmanifest.`).toBe(true)
  const { name, short_name, lang } = JSON.parse(readFileSync(file, 'utf8'))
  const { site } = words[`./${language.lang}/site.ts`] ?? {}
  expect({ name, short_name, lang }, `Write this into ${file}.`).toEqual({
    name: `${site?.name}, ${site?.city}`,
    short_name: site?.name,
    lang: language.lang,
  })
})
