import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The values of a kind of declaration, each with its file. */
const declared = (property: RegExp) =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*fonts).*\.css$/.test(file))
    .flatMap((file) =>
      readFileSync(`app/${file}`, 'utf8')
        .split(/[;{}]/)
        .filter((line) => property.test(line.trim()))
        .map((line) => `${file}: ${line.trim()}`),
    )

// Bengali is larger, without tracking and italics: it sets the tokens and nothing else.
test('text takes its size from the tokens, so that it follows each language', () => {
  const fluid = /clamp\(.*\)/
  expect(
    declared(/^font(-size)?:/).filter((line) => /\d(rem|px)\b/.test(line.replace(fluid, ''))),
  ).toEqual([])
})

test('text takes its tracking and its slant from the tokens', () => {
  const tracking = declared(/^letter-spacing:/).filter(
    (line) => !/: (0|inherit|.*--tracking.*)$/.test(line),
  )
  const slant = declared(/^font(-style)?:/).filter((line) => /italic|oblique/.test(line))
  expect([...tracking, ...slant]).toEqual([])
})
