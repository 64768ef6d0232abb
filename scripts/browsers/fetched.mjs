// @ts-check
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * A package that `npx --package` has fetched for this run, from the folder that it put on the PATH.
 *
 * @param {string} name
 * @throws {Error} when npx has not fetched it
 * @returns {Promise<any>}
 */
export async function fetched(name) {
  for (const folder of (process.env.PATH ?? '').split(delimiter))
    try {
      const path = createRequire(join(folder, '..', 'any.js')).resolve(name)
      return await import(pathToFileURL(path).href)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND'))
        throw error
    }
  throw new Error(`${name} is fetched by \`npm run test:browsers\`: run that.`)
}
