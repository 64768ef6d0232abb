import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { load } from './load.mjs'

async function loadOn(answer: RequestListener, targets = [{ path: '/', status: 200 }]) {
  const server = createServer(answer).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    return await load(`http://localhost:${port}`, targets, { requests: 60, connections: 6 })
  } finally {
    server.close()
  }
}

test('asks for each path in turn, on so many connections at once and no more', async () => {
  const sockets = new Set()
  const asked: Record<string, number> = {}
  let open = 0
  let mostOpen = 0
  const result = await loadOn(
    ({ url = '', socket }, response) => {
      sockets.add(socket)
      asked[url] = (asked[url] ?? 0) + 1
      mostOpen = Math.max(mostOpen, ++open)
      setTimeout(() => {
        open--
        response.writeHead(url === '/gone' ? 404 : 200).end('words')
      }, 5)
    },
    [
      { path: '/', status: 200 },
      { path: '/rooms', status: 200 },
      { path: '/gone', status: 404 },
    ],
  )
  expect(result).toMatchObject({ requests: 60, errors: [] })
  expect(asked).toEqual({ '/': 20, '/rooms': 20, '/gone': 20 })
  expect([sockets.size, mostOpen]).toEqual([6, 6])
  expect(result.perSecond).toBeGreaterThan(0)
  expect(result.median).toBeGreaterThanOrEqual(4)
  expect(result.slowest).toBeGreaterThanOrEqual(result.median)
})

test.each<[string, RequestListener, RegExp]>([
  ['of another status', (_, response) => response.writeHead(500).end(), /answered 500, not 200/],
  ['that never comes', (_, response) => response.destroy(), /socket hang up|ECONNRESET/],
  [
    'that breaks off',
    (_, response) => {
      response.writeHead(200, { 'Content-Length': 10 }).write('words')
      setTimeout(() => response.destroy(), 5)
    },
    /aborted|ECONNRESET/,
  ],
])('each answer %s is an error', async (_, answer, reason) => {
  const { requests, errors } = await loadOn(answer)
  expect([requests, errors.length]).toEqual([60, 60])
  for (const error of errors) expect(error).toMatch(reason)
})
