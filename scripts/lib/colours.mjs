// @ts-check
import { readFileSync } from 'node:fs'

const TOKENS = new URL('../../app/styles/tokens.css', import.meta.url)

/**
 * A colour of the site as six digits, `#123123`, by the name of its token.
 *
 * @param {string} name
 */
export function colourOf(name) {
  const [, colour] = readFileSync(TOKENS, 'utf8').match(`--${name}: (#[0-9a-f]{6});`) ?? []
  if (!colour) throw new Error(`app/styles/tokens.css has no --${name} of the form #123abc.`)
  return colour
}

/** A drawing whose colours are named by their tokens, `var(--paper)`, in these colours. */
export const inColours = (/** @type {string} */ svg) =>
  svg.replace(/var\(--([\w-]+)\)/g, (_, name) => colourOf(name))
