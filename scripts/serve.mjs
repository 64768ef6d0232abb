// @ts-check
/** Serves the finished build as a static host does: compressed twins, long-lived assets, true 404s. */
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { languagePathOf } from '../app/content/languages.js'
import { isMain } from './lib/is-main.mjs'

/** A browser asks about this each time: pages, the service worker, the site map. */
const REVALIDATE = 'no-cache'

/** Files behind a page, compressed twins, what hosts read, and a file with a slash at its end. */
const NOT_SERVED = /\/(404|index|_headers)\/?$|\.(html|br|gz)$|\.\w+\/$/

/** A server, not yet listening, of a build. It lists the files once: a later build needs a restart. */
export function createServer(/** @type {{ root: string }} */ { root }) {
  if (!existsSync(join(root, '404.html')))
    throw new Error(`There is no finished build in ${root}. Make one with: npm run build`)
  const pages = new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|[\\/])404\.html$/.test(name))
      .map((name) => [
        dirname(`/${name.replaceAll('\\', '/')}`).replace(/^\/$/, ''),
        readFileSync(join(root, name)),
      ]),
  )
  const rules = readRules(readFileSync(join(root, '_headers'), 'utf8'))
  const serve = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon') // sirv has no type for it
    },
  })
  return http.createServer((request, response) => {
    const [path = ''] = request.url?.split('?', 1) ?? []
    response.setHeader('Cache-Control', REVALIDATE)
    for (const { start, headers } of rules)
      if (path.startsWith(start)) response.setHeaders(new Map(headers))
    response.on('pipe', (file) => file.on('error', () => response.destroy())) // removed by a new build
    delete request.headers.range // sirv throws at bytes=5-2, and no file is large enough for parts
    if (!['GET', 'HEAD'].includes(request.method ?? ''))
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    else if (NOT_SERVED.test(decoded(path))) sendNotFound()
    else serve(request, response, sendNotFound)

    function sendNotFound() {
      response.statusCode = 404
      response.setHeader('Cache-Control', REVALIDATE)
      response.setHeader('Content-Type', 'text/html;charset=utf-8')
      // One level only: at a deeper address React would not render the page of the folder above.
      response.end(pages.get(dirname(path).replace(/^\/$/, '')) ?? pages.get(languagePathOf(path)))
    }
  })
}

/**
 * The rules of a `_headers` file: a path, which ends in a star, and below it its headers, indented.
 *
 * @returns {{ start: string, headers: [string, string][] }[]} the path without its star
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

/** As sirv reads a path, so that no escaped letter passes. */
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
