// @ts-check
import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Whether Node was asked to run the module with this `import.meta.url`. */
export function isMain(/** @type {string} */ moduleUrl) {
  const [, script] = process.argv
  return script !== undefined && moduleUrl === pathToFileURL(realpathSync(script)).href
}
