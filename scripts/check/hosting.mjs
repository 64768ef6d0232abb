// @ts-check
/** `npm run test:hosting`: nginx, set up with hosting/nginx.conf, answers as `npm start` does. */
import assert from 'node:assert/strict'
import { execSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import * as fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { createServer } from '../serve.mjs'

const BUILD = fileURLToPath(new URL('../../build/client', import.meta.url))
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
if (!fs.existsSync(BROTLI))
  throw new Error('First: apt-get install -y nginx libnginx-mod-http-brotli-static openssl')

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
  ...['/../package.json', '/..%2f..%2fetc/passwd', '/%2e%2e/etc', '//', '//rooms', '/%', '/%00'],
  ...['/%E0%A4%A', '/404%2Ehtml', '/%5Fheaders', '/bn/rooms/unknown', '/bn//rooms', '/bn/.git'],
]
/** Of a connection or a server; nginx says what varies only where it does. */
const NOT_COMPARED = ['connection', 'keep-alive', 'date', 'server', 'etag', 'last-modified', 'vary']

const folder = fs.mkdtempSync(`${tmpdir()}/hosting-`)
const nginx = `/usr/sbin/nginx -p ${folder} -c ${folder}/main.conf -e ${folder}/log`
startNginx()
const site = createServer({ root: BUILD }).listen(0)
await once(site, 'listening')
after(() => {
  site.close()
  execSync(`${nginx} -s stop`)
  fs.rmSync(folder, { recursive: true })
})

for (const path of FOUND)
  for (const encoding of ['br', 'gzip', 'identity'])
    test(`${path} is found (${encoding})`, () => compare(200, path, encoding))
for (const path of NOT_FOUND) test(`${path} is not found`, () => compare(404, path, 'identity'))

test('nginx logs no errors', () => assert.equal(fs.readFileSync(`${folder}/log`, 'utf8'), ''))

async function compare(/** @type {number} */ status, path = '', encoding = '') {
  const options = { path, headers: { 'Accept-Encoding': encoding } }
  const expected = await read(http.request({ port: Object(site.address()).port, ...options }))
  const socket = { socketPath: `${folder}/tls`, rejectUnauthorized: false }
  assert.equal(expected.status, status)
  assert.deepEqual(await read(https.request({ ...socket, ...options })), expected)
}

async function read(/** @type {http.ClientRequest} */ request) {
  const [response] = await once(request.end(), 'response')
  const headers = Object.entries({ ...response.headers })
    .filter(([name]) => !NOT_COMPARED.includes(name))
    .map(([name, value]) => [
      name,
      String(value)
        .replace(/; ?charset.*/, '')
        .toLowerCase(),
    ])
  const body = createHash('sha256')
    .update(Buffer.concat(await response.toArray()))
    .digest('hex')
  return { status: response.statusCode, headers: Object.fromEntries(headers), body }
}

/** Lays out the file as docs/hosting.md does, with sockets and a certificate of its own. */
function startNginx() {
  const key = `-newkey rsa:2048 -nodes -keyout ${folder}/privkey.pem`
  execSync(`openssl req -x509 -subj /CN=localhost ${key} -out ${folder}/fullchain.pem 2>&1`)
  const settings = fs
    .readFileSync(new URL('../../hosting/nginx.conf', import.meta.url), 'utf8')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen unix:${folder}/plain;`)
    .replace('listen 443 ', `listen unix:${folder}/tls `)
    .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
    .replace('/srv/the-surma/current', BUILD)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const main = `load_module ${BROTLI}; pid nginx.pid; error_log log warn; ${user}
    events {} http { access_log off; ${settings} }`
  fs.writeFileSync(`${folder}/main.conf`, main)
  execSync(nginx)
}
