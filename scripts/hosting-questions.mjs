// @ts-check
/** The requests by which two servers of the site are compared. */

/**
 * @typedef {{ group: string, name: string, text: string }} Question the text of a request, as it is sent
 * @typedef {{ method?: string, headers?: Record<string, string>, body?: string }} Options
 */

/** What browsers of today, of old, and programs say they take. */
const ENCODINGS = ['gzip, deflate, br, zstd', 'gzip, deflate', 'identity']

const NOT_FOUND = words(`
  /nothing /nothing/ /nothing/at/all /nothing.html /ROOMS /wp-login.php
  /rooms/unknown /rooms/unknown/ /rooms/unknown?from=mail /rooms/two/levels /rooms/deluxe/x
  /blog/unknown /blog/unknown/ /blog/a/b /rooms.html /rooms:80 /rooms;a=b /rooms/deluxe;x /~root
  /assets /assets/ /assets/gone.js /pictures/gone.avif /icon.svg/ /icon.svg/index.html
  /404 /404/ /rooms/404 /rooms/404/ /404.html/ /index /rooms/index /rooms/index.html/
  /refused/400 /refused/431 /__proto__ /constructor /rooms/__proto__
`)

const ODD_ADDRESSES = words(String.raw`
  /ro%6fms /%72ooms/ /rooms/%64eluxe /index%2ehtml /rooms/%34%30%34.html /%5Fheaders
  /rooms%2fdeluxe /rooms%2Fx /rooms/%2fx /assets%2fx /%252e%252e/x /rooms/%252fx
  /rooms/../about /rooms/./deluxe /..\..\package.json /rooms/..%5c..%5cx
  / // /// //rooms //rooms// /rooms// /rooms//deluxe /rooms//x //evil.example/x
  /. /.git/config /.env /rooms/.x /rooms/%2ex /.well-known/security.txt
  /%FF /rooms/%FF /%E0%A6%B8 /rooms/%E0%A6%B8 /%3Cscript%3E /rooms/%3F /%23 /?% /rooms?%00
  /rooms#x /rooms/x#y
`)

/** Addresses that nginx refuses before it has read which encodings the browser takes. */
const UNREADABLE_ADDRESSES = words(`
  /% /%zz /rooms/% /%E0%A4%A /%00 /rooms/%00 /icon.svg%00.html
  /../package.json /..%2f..%2fetc/passwd /%2e%2e/%2e%2e/etc/passwd /about/../../x
`)

/** What HTTP does not allow, as it is sent. */
const MALFORMED = [
  'GARBAGE',
  'GET',
  'get / HTTP/1.1\r\nHost: x',
  'GET / HTTP/x\r\nHost: x',
  'GET rooms HTTP/1.1\r\nHost: x',
  'GET /a b HTTP/1.1\r\nHost: x',
  'GET /\u0000 HTTP/1.1\r\nHost: x',
  'GET * HTTP/1.1\r\nHost: x',
  'OPTIONS * HTTP/1.1\r\nHost: x',
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443',
  'GET / HTTP/1.1',
  'GET / HTTP/1.1\r\nHost: x\r\nBad Header: y',
  'GET / HTTP/1.1\r\nHost: x\r\n: y',
  'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1',
  'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked',
]

/**
 * All that visitors, crawlers and attackers ask.
 *
 * @param {{ pages: string[], publicFiles: string[], hiddenFiles: string[] }} build paths of its pages,
 *   of what else it shows, and of what lies behind these
 * @returns {Question[]}
 */
export function questions({ pages, publicFiles, hiddenFiles }) {
  const withSlash = pages.filter((page) => page !== '/').map((page) => `${page}/`)
  const withQuery = ['/?from=mail', '/rooms?room=deluxe', '/rooms/?a=//b/..%2f']
  return [
    ...ask('pages and aliases', pages),
    ...ask('with a slash, a query', [...withSlash, ...withQuery]),
    ...ask('files', publicFiles),
    ...ask('not found', NOT_FOUND),
    ...ask('behind the pages', hiddenFiles),
    ...ask('odd addresses', ODD_ADDRESSES),
    ...askWith('Accept-Encoding', 'identity', 'unreadable addresses', UNREADABLE_ADDRESSES),
    ...negotiations(),
    ...ranges(),
    ...otherMethods(),
    ...bodies(),
    ...long(),
    ...MALFORMED.map((head) => raw('malformed', head)),
  ]
}

/** Which encoding comes to whom, however it is asked for. */
function negotiations() {
  const group = 'negotiation'
  const offers = ['br;q=0, gzip', 'gzip;q=0', 'br;q=0.1, gzip;q=1', 'BR', 'GZip', '*', 'brotli']
  return [
    ...offers.flatMap((offer) => askWith('Accept-Encoding', offer, group, ['/', '/nothing'])),
    ...askWith('Via', '1.1 cache', group, ['/']),
    ...askWith('Expect', 'wonders', group, ['/']),
    raw(group, 'GET /rooms HTTP/1.0\r\nAccept-Encoding: gzip'),
    raw(group, 'GET http://thesurma.example/rooms HTTP/1.1\r\nHost: thesurma.example'),
    raw(group, 'GET HTTP://thesurma.example/rooms/x?y HTTP/1.1\r\nHost: thesurma.example'),
  ]
}

function ranges() {
  return ['bytes=0-1', 'bytes=-1', 'bytes=99999999-', 'bytes=5-2', 'pages=1'].flatMap((range) =>
    askWith('Range', range, 'ranges', ['/', '/icon.svg', '/nothing']),
  )
}

function otherMethods() {
  const paths = ['/', '/rooms', '/icon.svg', '/rooms/unknown', '/index.html', '//', '/assets/x.js']
  return ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'].flatMap((method) => [
    ...ask('other methods', paths, { method }),
    ...ask('other methods', ['/%'], { method, headers: { 'Accept-Encoding': 'identity' } }),
  ])
}

function bodies() {
  const paths = ['/', '/nothing']
  return [
    ...ask('with a body', paths, { body: 'x'.repeat(3_000_000) }),
    ...ask('with a body', paths, { method: 'POST', body: 'x'.repeat(1000) }),
  ]
}

/** Heads of requests below 16 KiB and above. */
function long() {
  const fields = (/** @type {number} */ count) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`X-${n}`, 'x'.repeat(2000)]))
  return [
    ...ask('long', [`/${'x'.repeat(200)}`, `/${'x'.repeat(5000)}`, `/rooms/${'x'.repeat(15_000)}`]),
    ...ask('long', ['/rooms'], { headers: fields(7) }),
    ...ask('too long', [`/${'x'.repeat(17_500)}`, `/?${'x'.repeat(60_000)}`]),
    ...ask('too long', ['/rooms'], { headers: fields(9) }),
    ...askWith('Cookie', 'x'.repeat(17_500), 'too long', ['/']),
  ]
}

/**
 * One question for each path and encoding.
 *
 * @param {string} group
 * @param {string[]} paths
 * @param {Options} [options]
 * @returns {Question[]}
 */
export function ask(group, paths, { method = 'GET', headers = {}, body } = {}) {
  const encodings = headers['Accept-Encoding'] ? [headers['Accept-Encoding']] : ENCODINGS
  return paths.flatMap((path) =>
    encodings.map((encoding) => {
      const fields = {
        ...{ Host: 'thesurma.example', ...headers, 'Accept-Encoding': encoding },
        ...(body !== undefined && { 'Content-Length': String(body.length) }),
      }
      const head = [
        `${method} ${path} HTTP/1.1`,
        ...Object.entries(fields).map((field) => field.join(': ')),
      ]
      return raw(group, head.join('\r\n'), body)
    }),
  )
}

/** One header more than usual. */
const askWith = (
  /** @type {string} */ header,
  /** @type {string} */ value,
  /** @type {string} */ group,
  /** @type {string[]} */ paths,
) => ask(group, paths, { headers: { [header]: value } })

/** @returns {Question} */
const raw = (/** @type {string} */ group, /** @type {string} */ head, body = '') => ({
  group,
  name: head.replaceAll('\r\n', ' | ').slice(0, 120),
  text: `${head}\r\nConnection: close\r\n\r\n${body}`,
})

function words(/** @type {string} */ text) {
  return text.trim().split(/\s+/)
}
