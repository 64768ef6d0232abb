// @ts-check
/** `npm run test:hosting`: nginx, set up with the files of `hosting/`, answers as `npm start` does. */
import assert from 'node:assert/strict'
import { execSync } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { securityHeaders, transportSecurity } from './headers.mjs'
import { createSite } from './serve.mjs'

const BUILD = fileURLToPath(new URL('../build/client', import.meta.url))
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const INSTALL = 'apt-get install -y nginx libnginx-mod-http-brotli-static openssl'
const isRoot = process.getuid?.() === 0

const first = (/** @type {string} */ folder, /** @type {string} */ ending) =>
  `/${folder}/${fs.readdirSync(`${BUILD}/${folder}`).find((name) => name.endsWith(ending))}`
const FOUND = [
  ...['/', '/rooms', '/rooms/', '/rooms/deluxe?from=mail', '/about-us', '/blog/', '/ro%6fms'],
  ...[first('assets', '.js'), first('assets', '.css'), first('assets', '.woff2'), '/icon.svg'],
  ...[first('pictures', '.avif'), first('pictures', '.jpg'), '/favicon.ico', '/sw.js'],
  ...['/robots.txt', '/sitemap.xml', '/site.webmanifest'],
]
const NOT_FOUND = [
  ...['/nothing', '/nothing/', '/nothing/at/all', '/assets/gone.js', '/rooms/deluxe/more'],
  ...['/rooms/unknown', '/rooms/unknown/?from=mail', '/blog/unknown', '/rooms/404', '/sw.js/'],
  ...['/404', '/404.html', '/index', '/rooms/index.html', '/_headers', '/sw.js.br', '/.git/config'],
  ...['/../package.json', '/..%2f..%2fetc/passwd', '/rooms%2fdeluxe', '//', '//rooms'],
  ...['/%', '/%00', '/%E0%A4%A', '/404%2Ehtml', '/%5Fheaders', '/bn//rooms', '/bn/.git'],
]
const COMPARED = [
  ...['cache-control', 'content-encoding', 'content-length', 'content-type'],
  ...Object.keys(securityHeaders).map((name) => name.toLowerCase()),
]

const folder = fs.mkdtempSync(`${tmpdir()}/hosting-`)
const nginx = `/usr/sbin/nginx -p ${folder} -c ${folder}/main.conf -e ${folder}/log`
startNginx()
const site = createSite({ root: BUILD }).listen(0)
await once(site, 'listening')
after(() => {
  site.close()
  execSync(`${nginx} -s stop`)
  fs.rmSync(folder, { recursive: true })
})

/** @typedef {import('node:http').RequestOptions} Options */
const { port } = Object(site.address())
const askNode = (/** @type {Options} */ options) => read(http.request({ port, ...options }))
const askNginx = (/** @type {Options} */ options) =>
  read(https.request({ socketPath: `${folder}/tls`, rejectUnauthorized: false, ...options }))

for (const path of FOUND)
  for (const encoding of ['br', 'gzip', 'identity'])
    test(`${path} is found (${encoding})`, () =>
      compare(200, { path, headers: { 'Accept-Encoding': encoding } }))

for (const path of NOT_FOUND) test(`${path} is not found`, () => compare(404, { path }))

test('only GET and HEAD are answered', async () => {
  await compare(200, { path: '/rooms', method: 'HEAD' })
  for (const ask of [askNode, askNginx]) {
    const { status, headers } = await ask({ path: '/rooms', method: 'POST' })
    assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'])
  }
})

test('nginx redirects to HTTPS, and sends HSTS', async () => {
  const plain = http.request({ socketPath: `${folder}/plain`, path: '/rooms?from=mail' })
  const { status, headers } = await read(plain)
  assert.equal(status, 301)
  assert.match(headers.location ?? '', /^https:\/\/[^/]+\/rooms\?from=mail$/)
  for (const [name, value] of Object.entries(transportSecurity))
    assert.equal((await askNginx({})).headers[name.toLowerCase()], value)
})

test('nginx logs no errors', () => assert.equal(fs.readFileSync(`${folder}/log`, 'utf8'), ''))

async function compare(/** @type {number} */ status, /** @type {Options} */ options) {
  const expected = await askNode(options)
  const answer = await askNginx(options)
  assert.deepEqual([expected.status, answer.status], [status, status])
  assert(answer.body.equals(expected.body), 'the bodies differ')
  for (const name of COMPARED) assert.equal(answer.headers[name], expected.headers[name], name)
  if (answer.headers['content-encoding']) assert.equal(answer.headers.vary, expected.headers.vary)
}

async function read(/** @type {http.ClientRequest} */ request) {
  const [response] = await once(request.end(), 'response')
  const { statusCode: status, headers } = response
  return { status, headers, body: Buffer.concat(await response.toArray()) }
}

/** Lays out the files as docs/hosting.md does, with sockets and a certificate of their own. */
function startNginx() {
  if (!fs.existsSync(BROTLI) && isRoot)
    execSync(`apt-get update && ${INSTALL}`, { stdio: 'ignore' })
  if (!fs.existsSync(BROTLI)) throw new Error(`This test needs nginx: sudo ${INSTALL}`)
  const key = `-newkey rsa:2048 -nodes -keyout ${folder}/privkey.pem`
  execSync(`openssl req -x509 -subj /CN=localhost ${key} -out ${folder}/fullchain.pem 2>&1`)
  fs.cpSync(new URL('../hosting', import.meta.url), `${folder}/the-surma`, { recursive: true })
  const settings = fs
    .readFileSync(`${folder}/the-surma/nginx.conf`, 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen unix:${folder}/plain;`)
    .replace('listen 443 ', `listen unix:${folder}/tls `)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replace('/srv/the-surma/current', BUILD)
  fs.writeFileSync(`${folder}/the-surma/nginx.conf`, settings)
  const main = `load_module ${BROTLI}; pid nginx.pid; error_log log warn; ${isRoot ? 'user root;' : ''}
    events {} http { access_log off; include the-surma/nginx.conf; }`
  fs.writeFileSync(`${folder}/main.conf`, main)
  execSync(nginx)
}
