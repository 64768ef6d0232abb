// @ts-check
/** Serves the finished build as a static host does: compressed twins, long-lived assets, true 404s. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { editionOf, languages } from '../app/content/languages.js'
import * as rules from './headers.mjs'
import { isMain } from './is-main.mjs'

/** Files behind a page, compressed twins, what hosts read, and a file with a slash at its end. */
const NOT_SERVED = /\/(404|index|_headers)\/?$|\.(html|br|gz)$|\.\w+\/$/

/** A server, not yet listening, of a build. It lists the files once: a later build needs a restart. */
export function createSite(/** @type {{ root: string }} */ { root }) {
  if (!existsSync(join(root, '404.html')))
    throw new Error(`There is no finished build in ${root}. Make one with: npm run build`)
  const folders = ['', ...rules.notFoundFolders]
  const pages = new Map(
    languages
      .flatMap(({ path }) => folders.map((folder) => path + folder))
      .map((at) => [at, readFileSync(join(root, at, '404.html'))]),
  )
  const serve = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader('Content-Type', rules.contentType(path)),
  })
  return createServer((request, response) => {
    const [path = ''] = request.url?.split('?', 1) ?? []
    response.setHeaders(new Map(Object.entries(rules.securityHeaders)))
    response.setHeader('Cache-Control', rules.cacheControl(path))
    response.on('pipe', (file) => file.on('error', () => response.destroy())) // removed by a new build
    delete request.headers.range // sirv throws at bytes=5-2, and no file is large enough for parts
    if (!['GET', 'HEAD'].includes(request.method ?? ''))
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    else if (NOT_SERVED.test(decoded(path))) sendNotFound()
    else serve(request, response, sendNotFound)

    function sendNotFound() {
      response.statusCode = 404
      response.setHeader('Cache-Control', rules.REVALIDATE)
      response.setHeader('Content-Type', rules.contentTypes.html)
      // One level only: at a deeper address React would not render the page of the folder above.
      response.end(pages.get(dirname(path).replace(/^\/$/, '')) ?? pages.get(editionOf(path)))
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
    const site = createSite({ root: fileURLToPath(new URL('../build/client', import.meta.url)) })
    await once(site.listen(Number(process.env.PORT || 3000)), 'listening')
    console.log(`http://localhost:${Object(site.address()).port}`)
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => site.close())
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error)
    console.error(code ? `${message}\nChoose another port: PORT=3001 npm start` : message)
    process.exitCode = 1
  }
}
