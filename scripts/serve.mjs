// @ts-check
/** Serves the build as a static host does: compressed twins, long-lived assets, a true 404. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { basename, dirname } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { cacheControl, REVALIDATE, securityHeaders } from './headers.mjs'
import { isMain } from './is-main.mjs'

const DEFAULT_PORT = '3000'
const METHODS = ['GET', 'HEAD']

/** Names of files behind a page, and of compressed twins: no visitor has business with these. */
const BEHIND_THE_PAGES = /\/(404|index)(\.html)?\/?$|\.(br|gz)\/?$/

/** The twins that the build lays beside a file, best first. */
const twins = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
]

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {{ body: Buffer, encoding?: string }} Variant
 */

/**
 * A server, not yet listening, of the finished build in a folder.
 *
 * The folder is listed once: a build made later is served after a restart.
 *
 * @param {{ root: string }} options
 * @throws {Error} when the folder holds no finished build
 */
export function createSite({ root }) {
  if (!['index.html', '404.html'].every((page) => existsSync(join(root, page))))
    throw new Error(`There is no finished build in ${root}. Make one with: npm run build`)

  const notFoundPages = readNotFoundPages(root)
  const serveFile = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  })

  return createServer((request, response) => {
    response.setHeaders(new Map(Object.entries(securityHeaders)))
    if (!METHODS.includes(request.method ?? '')) return refuseMethod(response)

    const path = pathOf(request)
    const notFound = () => serveNotFound(notFoundPages, path, request, response)
    if (BEHIND_THE_PAGES.test(path)) return notFound()

    // No file is large enough to be asked for in parts, and sirv throws at a part that ends before it starts.
    delete request.headers.range
    // A file that a new build has taken away costs this one answer, not the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()))
    serveFile(request, response, notFound)
  })
}

/** The path asked for, its escapes decoded as sirv decodes them: malformed ones stay and name no file. */
function pathOf(/** @type {Request} */ request) {
  const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1)
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function refuseMethod(/** @type {Response} */ response) {
  response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Type': 'text/plain' })
  response.end('This site can only be read.\n')
}

/**
 * The not-found pages, each under the folder it speaks for: '/' and, say, '/rooms'.
 *
 * @returns {Map<string, Variant[]>} for each folder its page, best compression first
 */
function readNotFoundPages(/** @type {string} */ root) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const pages = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => basename(file) === '404.html')
  return new Map(pages.map((page) => [dirname(`/${page}`), readVariants(join(root, page))]))
}

/** @returns {Variant[]} */
function readVariants(/** @type {string} */ file) {
  const compressed = twins
    .map(({ encoding, extension }) => ({ encoding, twin: file + extension }))
    .filter(({ twin }) => existsSync(twin))
    .map(({ encoding, twin }) => ({ encoding, body: readFileSync(twin) }))
  return [...compressed, { body: readFileSync(file) }]
}

/**
 * Answers 404 with the page of the folder asked in, such as 'Room not found' for /rooms/x.
 *
 * One level only: React cannot take over a deeper address from that page, while the site's own
 * not-found page fits any.
 *
 * @param {Map<string, Variant[]>} pages
 * @param {string} path
 * @param {Request} request
 * @param {Response} response
 */
function serveNotFound(pages, path, request, response) {
  const variants = pages.get(dirname(path)) ?? pages.get('/') ?? []
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const variant = variants.find(({ encoding }) => !encoding || accepted.includes(encoding))
  response.writeHead(404, {
    'Cache-Control': REVALIDATE,
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': variant?.body.length ?? 0,
    ...(variant?.encoding && { 'Content-Encoding': variant.encoding }),
    Vary: 'Accept-Encoding',
  })
  response.end(variant?.body)
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
