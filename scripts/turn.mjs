// @ts-check
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** The turn of the edition whose pages are being rendered. */
export const PRERENDERING = 'build/prerendering'

/**
 * Waits until no other process has its turn, which a file stands for, and takes it. The turn of a process
 * that has ended without a word is over.
 *
 * @param {string} file
 */
export async function takeTurn(file) {
  for (; ; await sleep(50))
    try {
      return writeFileSync(file, String(process.pid), { flag: 'wx' })
    } catch (error) {
      if (Object(error).code !== 'EEXIST') throw error
      if (!isRunning(file)) endTurn(file)
    }
}

/** Lets the next process have its turn. */
export const endTurn = (/** @type {string} */ file) => rmSync(file, { force: true })

function isRunning(/** @type {string} */ file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0)
  } catch {
    return false
  }
}
