// @ts-check
import { rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** The turn of the edition whose pages are being rendered. */
export const PRERENDERING = 'build/prerendering'

/** Waits until no other process has its turn, which a file stands for, and takes it. */
export async function takeTurn(/** @type {string} */ file) {
  for (; ; await sleep(50))
    try {
      return writeFileSync(file, '', { flag: 'wx' })
    } catch (error) {
      if (Object(error).code !== 'EEXIST') throw error
    }
}

/** Lets the next process have its turn. */
export const endTurn = (/** @type {string} */ file) => rmSync(file, { force: true })
