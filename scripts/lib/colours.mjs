// @ts-check
import { readFileSync } from 'node:fs'

const TOKENS = new URL('../../app/styles/tokens.css', import.meta.url)

/** The colour of a token, such as `#123abc`. */
export function colourOf(/** @type {string} */ name) {
  const [, colour] = readFileSync(TOKENS, 'utf8').match(`--${name}: (#[0-9a-f]{6});`) ?? []
  if (!colour) throw new Error(`app/styles/tokens.css has no --${name} of the form #123abc.`)
  return colour
}

/** An SVG with each `var(--token)` replaced by its colour. */
export const inColours = (/** @type {string} */ svg) =>
  svg.replace(/var\(--([\w-]+)\)/g, (_, name) => colourOf(name))
