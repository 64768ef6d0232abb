// @ts-check
/** `npm start`: serves the build as a static host does: compressed files, long-lived assets, true 404s. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { languagePathOf } from '../app/content/languages.js'
import { isMain } from './lib/is-main.mjs'
import { listFiles } from './lib/list-files.mjs'

const REVALIDATE = 'no-cache'

/** Files behind a page, compressed files, `_headers`, and a file's name with a final slash. */
const NOT_SERVED = /\/(404|index|_headers)\/?$|\.(html|br|gz)$|\.\w+\/$/

/** A server of a build. It lists the files once: restart it after another build. */
export function createServer(/** @type {{ root: string }} */ { root }) {
  if (!existsSync(join(root, '404.html')))
    throw new Error(`There is no finished build in ${root}. Make one with: npm run build`)
  const notFoundPages = new Map(
    listFiles(root, /\/404\.html$/).map((path) => [
      dirname(path).replace(/^\/$/, ''),
      readFileSync(join(root, path)),
    ]),
  )
  const rules = readRules(readFileSync(join(root, '_headers'), 'utf8'))
  const serve = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon') // unknown to sirv
    },
  })
  return http.createServer((request, response) => {
    const [path = ''] = request.url?.split('?', 1) ?? []
    response.setHeader('Cache-Control', REVALIDATE)
    for (const { start, headers } of rules)
      if (path.startsWith(start)) response.setHeaders(new Map(headers))
    response.on('pipe', (file) => file.on('error', () => response.destroy())) // a new build removed it
    delete request.headers.range // sirv throws at bytes=5-2, and no file needs ranges
    if (!['GET', 'HEAD'].includes(request.method ?? ''))
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    else if (NOT_SERVED.test(decoded(path))) sendNotFound()
    else serve(request, response, sendNotFound)

    function sendNotFound() {
      response.statusCode = 404
      response.setHeader('Cache-Control', REVALIDATE)
      response.setHeader('Content-Type', 'text/html;charset=utf-8')
      // Only the folder's own page: at /rooms/a/b React would render another one than rooms/404.html.
      response.end(
        notFoundPages.get(dirname(path).replace(/^\/$/, '')) ??
          notFoundPages.get(languagePathOf(path)),
      )
    }
  })
}

/**
 * Reads a `_headers` file: paths that may end in a star, each with indented headers below it.
 *
 * @returns {{ start: string, headers: [string, string][] }[]} `start`: the path without its star
 */
function readRules(/** @type {string} */ text) {
  const blocks = text.replace(/^\s*#.*\n/gm, '').split(/\n(?=\/)/)
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trim().split('\n')
    const headers = lines.map((line) => line.trim().split(/: (.*)/, 2))
    return {
      start: path.replace('*', ''),
      headers: /** @type {[string, string][]} */ (headers.filter(([name]) => name)),
    }
  })
}

/** Decodes a path as sirv does, so that an escaped letter hides nothing. */
function decoded(/** @type {string} */ path) {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

if (isMain(import.meta.url)) {
  try {
    const server = createServer({
      root: fileURLToPath(new URL('../build/client', import.meta.url)),
    })
    await once(server.listen(Number(process.env.PORT || 3000)), 'listening')
    console.log(`http://localhost:${Object(server.address()).port}`)
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close())
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error)
    console.error(code ? `${message}\nChoose another port: PORT=3001 npm start` : message)
    process.exitCode = 1
  }
}
