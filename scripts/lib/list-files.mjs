// @ts-check
import { readdirSync } from 'node:fs'

/** The paths below a folder that match, written as URLs have them: `/rooms/index.html`. */
export const listFiles = (/** @type {string} */ folder, /** @type {RegExp} */ pattern) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => pattern.test(path))
