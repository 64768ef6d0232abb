// @ts-check
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port of this machine that nothing listens on at the moment.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
