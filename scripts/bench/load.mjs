// @ts-check
/** How many requests a second the server answers. */
import { Agent, get } from 'node:http'
import { atMost, figure, whole } from './figures.mjs'

const REQUESTS = 10_000
const CONNECTIONS = 100

/**
 * @param {string} origin
 * @returns {Promise<import('./tables.mjs').Table[]>}
 */
export async function loadTables(origin) {
  const rows = []
  for (const path of ['/', await anAsset(origin)]) {
    const { perSecond, errors } = await load(origin, path)
    rows.push([path, figure(perSecond, whole), figure(errors, whole, atMost(0))])
  }
  return [
    {
      title: 'Server',
      note:
        `${REQUESTS.toLocaleString('en-US')} requests over ${CONNECTIONS} connections kept open, brotli accepted, ` +
        'asked from a process of its own on the same machine.',
      columns: ['Path', 'requests a second', 'errors (0)'],
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

async function load(/** @type {string} */ origin, /** @type {string} */ path) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  let left = REQUESTS
  let errors = 0
  const keepAsking = async () => {
    while (left-- > 0) if (!(await isAnswered(new URL(path, origin), agent))) errors++
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking))
  const perSecond = (REQUESTS / (performance.now() - start)) * 1000
  agent.destroy()
  return { perSecond, errors }
}

/**
 * Whether an answer of status 200 has come whole.
 *
 * @param {URL} url
 * @param {Agent} agent
 * @returns {Promise<boolean>}
 */
const isAnswered = (url, agent) =>
  new Promise((resolve) => {
    get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.on('error', () => resolve(false))
      response.on('end', () => resolve(response.statusCode === 200))
      response.resume()
    }).on('error', () => resolve(false))
  })
