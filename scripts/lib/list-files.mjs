// @ts-check
import { readdir } from 'node:fs/promises'

/** The paths below a folder that match, written as URLs have them: `/rooms/index.html`. */
export async function listFiles(/** @type {string} */ folder, /** @type {RegExp} */ pattern) {
  const names = await readdir(folder, { recursive: true })
  return names.map((name) => `/${name.replaceAll('\\', '/')}`).filter((path) => pattern.test(path))
}
