// @ts-check
import { realpathSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Whether a module, given by its `import.meta.url`, is the one that Node was asked to run. */
export function isMain(/** @type {string} */ moduleUrl) {
  const [, script] = process.argv
  return script !== undefined && moduleUrl === pathToFileURL(realpathSync(script)).href
}
