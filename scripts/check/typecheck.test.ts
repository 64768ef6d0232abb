import { expect, test } from 'vitest'
import { lineOfApostrophe } from './typecheck.mjs'

const file = (text: string) =>
  `/** It's a note. */\nexport const words = {\n  a: 'one',\n  b: ${text},\n}\n`

test.each([
  ["'The chef's table'", 4],
  ["'The masons' work'", 4],
  ["'নদী'র ধারে'", 4],
  ["'The chef’s table'", undefined],
  [`"The chef's table"`, undefined],
  ["'The chef' 5", undefined], // another mistake, which the compiler names
])('an apostrophe that ends its text is found with its line: %s', (text, line) => {
  expect(lineOfApostrophe(file(text))).toBe(line)
})
