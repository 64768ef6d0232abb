// @ts-check
/** How many requests a second the server answers. */
import { load } from '../load.mjs'
import { atMost, figure, whole } from './figures.mjs'

const AMOUNT = { requests: 10_000, connections: 100 }

/**
 * @param {string} origin
 * @returns {Promise<import('./tables.mjs').Table[]>}
 */
export async function loadTables(origin) {
  const rows = []
  for (const path of ['/', await anAsset(origin)]) {
    const { perSecond, median, slowest, errors } = await load(origin, [{ path }], AMOUNT)
    rows.push([
      path,
      figure(perSecond, whole),
      figure(median, whole),
      figure(slowest, whole),
      figure(errors.length, whole, atMost(0)),
    ])
  }
  return [
    {
      title: 'Server',
      note:
        `${AMOUNT.requests.toLocaleString('en-US')} requests over ${AMOUNT.connections} connections kept open, ` +
        'brotli accepted, asked from another process on the same machine.',
      columns: ['Path', 'requests a second', 'median ms', '99th of 100, ms', 'errors (0)'],
      rows,
    },
  ]
}

/** The first script that Home names. */
async function anAsset(/** @type {string} */ origin) {
  const html = await (await fetch(origin)).text()
  const [path] = html.match(/\/assets\/[\w.-]+\.js/) ?? []
  if (!path) throw new Error('Home names no script.')
  return path
}
