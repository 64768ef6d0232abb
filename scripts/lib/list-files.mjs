// @ts-check
import { readdir } from 'node:fs/promises'

/**
 * The files in a folder and its folders whose path matches, as addresses have it: `/rooms/index.html`.
 *
 * @param {string} folder
 * @param {RegExp} pattern
 */
export async function listFiles(folder, pattern) {
  const names = await readdir(folder, { recursive: true })
  return names.map((name) => `/${name.replaceAll('\\', '/')}`).filter((path) => pattern.test(path))
}
