// @ts-check
/** Serves the build as a static host does: compressed twins, long-lived assets, a true 404. */
import { createServer, STATUS_CODES } from 'node:http'
import { dirname } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { cacheControl, contentTypes, REVALIDATE, securityHeaders } from './headers.mjs'
import { isMain } from './is-main.mjs'
import { followReleases } from './release.mjs'

const DEFAULT_PORT = '3000'
const METHODS = ['GET', 'HEAD']

/** The longest head of a request that is read, with its address: 16 KiB. */
const MAX_HEADER_SIZE = 16 * 1024

/** Addresses of nothing: an empty part, a hidden one, an escaped slash or NUL, an escape cut short. */
const NAMES_NOTHING = /\/(\/|\.|%2e)|%(2f|00|(?![\da-f]{2}))/i

/** What is said where there is no page to show. */
const refusals = {
  400: 'This is not a request for a page.\n',
  405: 'This site can only be read.\n',
  431: 'This request is too long.\n',
}

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('node:stream').Duplex} Socket
 * @typedef {import('./release.mjs').Release} Release
 * @typedef {import('./release.mjs').Resource} Resource
 */

/**
 * A server, not yet listening, of the finished build in a folder, and of each later one from the
 * moment it is finished.
 *
 * @param {{ root: string }} options
 * @throws {Error} when the folder holds no finished build
 */
export function createSite({ root }) {
  const release = followReleases(root)
  const answerNow = (/** @type {Request} */ request, /** @type {Response} */ response) =>
    answer(release(), request, response)
  // While a body is still on its way, a connection that closes takes the answer with it.
  const answerOnceHeard = (/** @type {Request} */ request, /** @type {Response} */ response) =>
    request.resume().once('end', () => answerNow(request, response))
  return createServer({ maxHeaderSize: MAX_HEADER_SIZE, requireHostHeader: false }, answerOnceHeard)
    .on('checkExpectation', answerNow)
    .on('connect', (_, socket) => refuseConnection(400, socket))
    .on('clientError', (error, socket) => {
      const isTooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
      refuseConnection(isTooLong ? 431 : 400, socket)
    })
}

function answer(
  /** @type {Release} */ { resources, notFoundPages },
  /** @type {Request} */ request,
  /** @type {Response} */ response,
) {
  const target = targetOf(request)
  if (target === undefined) return refuse(400, response)
  if (!METHODS.includes(request.method ?? '')) return refuse(405, response)

  const path = pathOf(target)
  const resource = resources.get(path ?? '')
  if (path !== undefined && resource)
    return send(resource, { status: 200, cache: cacheControl(path) }, request, response)

  // One level only: React cannot take over a deeper address from the page of a folder above, while the
  // site's own not-found page fits any.
  const page = notFoundPages.get(dirname(path ?? '/')) ?? notFoundPages.get('/')
  if (page) send(page, { status: 404, cache: REVALIDATE }, request, response)
}

/** What the request is for, as it is written; undefined when HTTP does not allow it. */
function targetOf(/** @type {Request} */ { url = '', httpVersion, headers }) {
  const target = url.replace(/^https?:\/\/[^/]*/i, '')
  return target.startsWith('/') && (headers.host || httpVersion === '1.0') ? target : undefined
}

/** The path asked for, its escapes decoded byte by byte; undefined when it can name nothing. */
function pathOf(/** @type {string} */ target) {
  const [path = ''] = target.split(/[?#]/, 1)
  if (NAMES_NOTHING.test(path)) return undefined
  return path.replace(/%[\da-f]{2}/gi, (escaped) =>
    String.fromCharCode(Number.parseInt(escaped.slice(1), 16)),
  )
}

/**
 * Sends a page or file whole, in the best encoding that the browser takes.
 *
 * No file is large enough to be asked for in parts.
 *
 * @param {Resource} resource
 * @param {{ status: 200 | 404, cache: string }} as
 * @param {Request} request
 * @param {Response} response
 */
function send({ type, variants }, { status, cache }, request, response) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const variant = variants.find(({ encoding }) => !encoding || accepts(accepted, encoding))
  if (!variant) return

  const headers = {
    ...securityHeaders,
    'Cache-Control': cache,
    ...(status === 200 && { ETag: variant.etag }),
    ...(variants.length > 1 && { Vary: 'Accept-Encoding' }),
  }
  if (status === 200 && isKnown(request, variant.etag)) {
    response.writeHead(304, headers).end()
    return
  }
  response
    .writeHead(status, {
      ...headers,
      'Content-Type': type,
      'Content-Length': variant.body.length,
      ...(variant.encoding && { 'Content-Encoding': variant.encoding }),
    })
    .end(variant.body)
}

/** Whether Accept-Encoding names a coding, and not with the weight 0. */
const accepts = (/** @type {string} */ header, /** @type {string} */ encoding) =>
  header.split(',').some((offer) => {
    const [name = '', weight = '1'] = offer.split(/;\s*q=/i)
    return name.trim().toLowerCase() === encoding && Number(weight) > 0
  })

/** Whether the browser has this very version. */
function isKnown(/** @type {Request} */ { headers }, /** @type {string} */ etag) {
  const known = (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim())
  return known.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)
}

const refusalHeaders = (/** @type {keyof typeof refusals} */ status) => ({
  ...securityHeaders,
  'Cache-Control': REVALIDATE,
  'Content-Type': contentTypes.txt,
  'Content-Length': Buffer.byteLength(refusals[status]),
  ...(status === 405 && { Allow: METHODS.join(', ') }),
})

function refuse(/** @type {keyof typeof refusals} */ status, /** @type {Response} */ response) {
  response.writeHead(status, refusalHeaders(status)).end(refusals[status])
}

/** Refuses what Node could not read as a request, in the same words, and hangs up. */
function refuseConnection(
  /** @type {keyof typeof refusals} */ status,
  /** @type {Socket} */ socket,
) {
  if (!socket.writable) return socket.destroy()
  const headers = Object.entries({ ...refusalHeaders(status), Connection: 'close' })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers.map((header) => header.join(': ')),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${refusals[status]}`, () => socket.destroy())
}

/** The port asked for; 0 lets the system choose one, for tests. */
function readPort(text = process.env.PORT || DEFAULT_PORT) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new Error(`PORT must be a whole number from 1 to 65535, not "${text}".`)
  return port
}

function start() {
  const port = readPort()
  const site = createSite({ root: fileURLToPath(new URL('../build/client', import.meta.url)) })
  site.on('error', (error) => fail(explain(error, port)))
  site.listen(port, () => {
    const address = site.address()
    console.log(`http://localhost:${typeof address === 'object' ? address?.port : port}`)
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => site.close())
}

/** What went wrong at the start, and the way round it. */
function explain(
  /** @type {NodeJS.ErrnoException} */ { code, message },
  /** @type {number} */ port,
) {
  const remedy = 'choose another: PORT=3001 npm start'
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; ${remedy}`
  if (code === 'EACCES') return `Port ${port} is reserved for administrators; ${remedy}`
  return message
}

function fail(/** @type {string} */ message) {
  console.error(message)
  process.exitCode = 1
}

if (isMain(import.meta.url)) {
  try {
    start()
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}
