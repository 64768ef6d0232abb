// @ts-check
// WebDriver by HTTP to a driver program, or by Marionette to Firefox itself, as Debian has no
// geckodriver. A command has a path for the first and a name for the second.
import { once } from 'node:events'
import { connect } from 'node:net'

/** @typedef {(name: string, path: string, parameters?: object) => Promise<any>} Send */

/** @type {(port: number, browser: object) => Promise<Send>} */
export async function openByHttp(port, browser) {
  let session = `http://127.0.0.1:${port}/session`
  /** @type {Send} */
  const send = async (_, path, parameters) => {
    const post = { method: 'POST', body: JSON.stringify(parameters) }
    const response = await fetch(session + path, parameters ? post : {})
    const { value } = await response.json()
    if (!response.ok) throw new Error(value.message)
    return value
  }
  const { sessionId } = await send('NewSession', '', { capabilities: { alwaysMatch: browser } })
  session += `/${sessionId}`
  return send
}

/** @type {(port: number) => Promise<Send>} */
export async function openByMarionette(port) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const messages = messagesOf(socket)
  await messages.next() // a greeting
  /** @type {Send} */
  const send = async (name, _, parameters = {}) => {
    const text = JSON.stringify([0, 0, `WebDriver:${name}`, parameters])
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const { value: [, , error, result] = [] } = await messages.next()
    if (!result) throw new Error(error?.message ?? 'Firefox has ended.')
    return result.value
  }
  await send('NewSession', '')
  return send
}

/** A message is JSON, with its length and a colon before it. */
async function* messagesOf(/** @type {import('node:net').Socket} */ socket) {
  let rest = Buffer.alloc(0)
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk])
    const start = rest.indexOf(':') + 1
    const end = start + Number(rest.subarray(0, start - 1))
    if (start === 0 || rest.length < end) continue
    yield JSON.parse(String(rest.subarray(start, end)))
    rest = rest.subarray(end)
  }
}
