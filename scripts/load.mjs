// @ts-check
/** Many requests at once, over connections kept open, and how they fared. */
import { Agent, get } from 'node:http'

/**
 * @typedef {object} LoadResult
 * @property {number} requests how many were made
 * @property {string[]} errors what went wrong with each one that failed: nothing, it is hoped
 * @property {number} perSecond answers a second
 * @property {number} median milliseconds until an answer had come whole
 * @property {number} slowest the same for the slowest of a hundred (99th percentile)
 */

/**
 * Asks a server for some paths in turn, again and again, on so many connections at a time.
 *
 * An answer of another status than expected is an error, as is one that breaks off.
 *
 * @param {string} origin such as 'http://localhost:3000'
 * @param {{ path: string, status?: number }[]} targets of status 200 unless another one is named
 * @param {{ requests?: number, connections?: number }} [amount]
 * @returns {Promise<LoadResult>}
 */
export async function load(origin, targets, { requests = 10_000, connections = 100 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  /** @type {string[]} */
  const errors = []
  /** @type {number[]} */
  const times = []
  let next = 0

  async function keepAsking() {
    while (next < requests) {
      const { path, status = 200 } = targets[next++ % targets.length] ?? { path: '/' }
      const start = performance.now()
      try {
        const answered = await ask(new URL(path, origin), agent)
        if (answered !== status) errors.push(`${path} answered ${answered}, not ${status}`)
      } catch (error) {
        errors.push(`${path}: ${error instanceof Error ? error.message : error}`)
      }
      times.push(performance.now() - start)
    }
  }

  const start = performance.now()
  await Promise.all(Array.from({ length: connections }, keepAsking))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()

  times.sort((a, b) => a - b)
  const percentile = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0
  return {
    requests: times.length,
    errors,
    perSecond: Math.round(times.length / seconds),
    median: percentile(0.5),
    slowest: percentile(0.99),
  }
}

/**
 * The status of one answer, once its body has come whole.
 *
 * @param {URL} url
 * @param {Agent} agent
 * @returns {Promise<number | undefined>}
 */
function ask(url, agent) {
  const headers = { 'Accept-Encoding': 'br' }
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.on('error', reject)
      response.on('end', () => resolve(response.statusCode))
      response.resume()
    }).on('error', reject)
  })
}
