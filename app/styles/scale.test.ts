import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The files that say what a colour or a size is; those of Home's hours are its picture's. */
const TOKENS = /(styles.(tokens|\w+.language)|home.(light|dark))\.css$/

/** Every declaration and media query outside the tokens, as 'file: property: value'. */
const declared = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?!.*(fonts|generated|print)).*\.css$/.test(file) && !TOKENS.test(file))
  .flatMap((file) =>
    readFileSync(`app/${file}`, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split(/[;{}]/)
      .map((line) => ({ file, line: line.trim().replaceAll(/\s+/g, ' ') })),
  )

/** The declarations of a kind that have something which is not on the scale. */
function offScale(property: RegExp, found: RegExp, scale: RegExp) {
  return declared
    .filter(({ line }) => property.test(line))
    .filter(({ line }) => [...line.matchAll(found)].some(([one]) => !scale.test(one)))
    .map(({ file, line }) => `${file}: ${line}`)
}

// Bengali sets the tokens and nothing else, so text takes all that differs from them.
test.each([
  ['sizes come from the tokens; on paper, in points', /^font(-size)?:/, /[\d.]+(rem|px)\b/g, /^$/],
  ['weights are 320, 400, 500', /^font(-weight)?:/, /\b\d00?\b|\b\d\d0\b/g, /^(320|400|500)$/],
  [
    'line heights come from the tokens',
    /^(line-height:|font:.*\/)/,
    /(?<=line-height: |\/ )[\d.]+/g,
    /^1$/,
  ],
  ['tracking comes from the tokens', /^letter-spacing:/, /-?[\d.]+(em|px)/g, /^$/],
  ['the slant comes from the tokens', /^font(-style)?:/, /italic|oblique/g, /^$/],
  [
    'distances are 4 8 12 16 20 24 32 48 64, or optical',
    /^(padding|margin|(row-|column-)?gap)/,
    /[\d.]+px/g,
    /^([0123678]|4|12|16|20|24|32|48|64)px$/,
  ],
  ['what grows with the window is a token', /:/, /clamp\(/g, /^$/],
  [
    'the breakpoints are five, with those of the upright pictures and of the river on Home',
    /^@(media|container)/,
    /(?<=width\s?(<|>|<=|>=|:) )[\d.]+\w+|[\d.]+\w+(?= (<|<=) width)/g,
    /^(20rem|37\.5rem|48rem|64rem|75rem|480px|86rem)$/,
  ],
  ['colours come from the tokens', /:/, /#[\da-f]{3,8}\b|rgb\((?!var)|hsl|oklch/g, /^#000$/],
  ['corners are square, round or the token', /^border-radius:/, /[\d.]+px/g, /^$/],
  ['controls are 44, 52 or 64 px high', /^min-height:/, /\b\d\dpx/g, /^(44|52|64)px$/],
])('%s', (_, property, found, scale) => {
  expect(offScale(property, found, scale)).toEqual([])
})
