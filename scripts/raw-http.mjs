// @ts-check
/** A client that changes nothing of what it is told to send, for tests of servers. */
import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { connect as connectPlainly } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer }} Answer */

const HOST = '127.0.0.1'
const PATIENCE_MS = 10_000

/**
 * Sends the text of a request as it is, and reads the answer until the server closes the connection.
 *
 * @param {number} port of this machine
 * @param {string} text a byte for each character
 * @param {{ tls?: boolean }} [options]
 * @returns {Promise<Answer>} of status 0 when there was none
 */
export function send(port, text, { tls = false } = {}) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const chunks = []
    const socket = tls
      ? connectSecurely({ port, host: HOST, rejectUnauthorized: false })
      : connectPlainly({ port, host: HOST })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('data', (chunk) => chunks.push(Buffer.from(chunk)))
    socket.on('error', () => {}) // a server that hangs up early has had its say before
    socket.on('close', () => resolve(read(Buffer.concat(chunks))))
    socket.write(text, 'latin1')
  })
}

/** @returns {Answer} */
function read(/** @type {Buffer} */ answer) {
  const end = answer.indexOf('\r\n\r\n')
  const [statusLine = '', ...fields] = answer.subarray(0, end).toString('latin1').split('\r\n')
  const headers = fields.map((field) => {
    const colon = field.indexOf(':')
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()]
  })
  return {
    status: Number(statusLine.split(' ')[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: answer.subarray(end + 4),
  }
}

/**
 * Asks for a path over HTTP/2, as browsers do.
 *
 * @param {number} port of this machine
 * @param {{ path: string, method?: string, encoding?: string }} request
 * @returns {Promise<Answer>}
 */
export async function sendOverHttp2(port, { path, method = 'GET', encoding = 'identity' }) {
  const session = connectHttp2(`https://${HOST}:${port}`, { rejectUnauthorized: false })
  const stream = session.request({
    ':method': method,
    ':path': path,
    'accept-encoding': encoding,
  })
  stream.setTimeout(PATIENCE_MS, () => session.destroy())
  const [{ ':status': status = 0, ...headers }] = await once(stream, 'response')
  const body = Buffer.concat(await stream.toArray())
  session.close()
  return { status, headers, body }
}
