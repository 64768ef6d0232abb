// @ts-check
/**
 * `npm run test:hosting`: the build under nginx, with the files of `hosting/`, answers everything as
 * `npm start` does; TLS adds what it should; and both stand 10,000 requests on 100 connections.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { securityHeaders, transportSecurity } from './headers.mjs'
import { ask, questions } from './hosting-questions.mjs'
import { load } from './load.mjs'
import { startNginx } from './nginx.mjs'
import { send, sendOverHttp2 } from './raw-http.mjs'

/**
 * @typedef {import('./raw-http.mjs').Answer} Answer
 * @typedef {import('./hosting-questions.mjs').Question} Question
 * @typedef {Record<string, string | undefined>} Description
 */

const ROOT = fileURLToPath(new URL('../build/client', import.meta.url))
const MOST_FAULTS_SHOWN = 40

const SECURITY = Object.keys(securityHeaders).map((name) => name.toLowerCase())
const transport = Object.fromEntries(
  Object.entries(transportSecurity).map(([name, value]) => [name.toLowerCase(), value]),
)
const COMPARED = [
  ...SECURITY,
  ...Object.keys(transport),
  ...['accept-ranges', 'allow', 'cache-control', 'content-encoding', 'content-length'],
  ...['content-type', 'location', 'vary'],
]

const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath.slice(ROOT.length)}/${name}`)
const hiddenFiles = files.filter((file) => /\.(html|br|gz)$|^\/_/.test(file))
const publicFiles = files.filter((file) => !hiddenFiles.includes(file))
const pages = files
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => file.slice(0, -'/index.html'.length) || '/')

/** @type {string[]} */
const faults = []
const node = await startNode()
try {
  const nginx = await startNginx({ root: ROOT })
  try {
    for (const [group, asked] of grouped(questions({ pages, publicFiles, hiddenFiles })))
      await check(group, asked.length, () => compareAnswers(asked, nginx.ports.plain))
    const unchanged = [...pages, ...publicFiles]
    await check('unchanged', unchanged.length, () => compareUnchanged(unchanged, nginx.ports.plain))
    await check('TLS', pages.length, () => compareTls(nginx.ports))
    await check('without TLS', pages.length, () => checkRedirects(nginx.ports.redirect))
    await check('load: npm start', 10_000, () => checkLoad(node.port))
    await check('load: nginx', 10_000, () => checkLoad(nginx.ports.plain))
    if (nginx.log()) faults.push(`nginx logged: ${nginx.log().slice(0, 2000)}`)
  } finally {
    await nginx.stop()
  }
} finally {
  node.stop()
}
console.log(`Load and servers shared ${cpus().length} processors (${cpus()[0]?.model}).`)
for (const fault of faults.slice(0, MOST_FAULTS_SHOWN)) console.error(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'nginx and npm start answer alike.' : `${faults.length} faults.`)
if (faults.length > 0) process.exitCode = 1

/** `npm start`, on a free port. */
async function startNode() {
  const server = spawn(process.execPath, [fileURLToPath(new URL('serve.mjs', import.meta.url))], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  const port = Number(/:(\d+)/.exec(String(said))?.[1])
  if (!port) throw new Error('npm start did not start: the reason stands above.')
  return { port, stop: () => server.kill() }
}

/** Runs one part of the test and prints its line of the table. */
async function check(
  /** @type {string} */ name,
  /** @type {number} */ requests,
  /** @type {() => Promise<string>} */ run,
) {
  const before = faults.length
  const result = await run()
  const verdict = faults.length === before ? 'ok' : `${faults.length - before} FAULTS`
  console.log(`${name.padEnd(22)}${String(requests).padStart(6)}  ${result}: ${verdict}`)
}

function grouped(/** @type {Question[]} */ all) {
  const groups = [...new Set(all.map(({ group }) => group))]
  return groups.map((name) => /** @type {const} */ ([name, all.filter((q) => q.group === name)]))
}

/** What of an answer must be the same. Each server makes ETags of its own kind. */
function describe(/** @type {Answer} */ { status, headers, body }) {
  /** @type {Description} */
  const description = {
    status: String(status),
    body: `${body.length} bytes, ${createHash('sha256').update(body).digest('hex').slice(0, 12)}`,
    etag: headers.etag ? 'yes' : 'no',
  }
  for (const name of COMPARED) description[name] = headers[name]
  return description
}

function expectSame(
  /** @type {string} */ question,
  /** @type {Description} */ expected,
  /** @type {Description} */ found,
) {
  for (const name of Object.keys(expected))
    if (expected[name] !== found[name])
      faults.push(`${question}: ${name} is ${found[name]}, not ${expected[name]}`)
}

/** Puts each question to both servers. */
async function compareAnswers(/** @type {Question[]} */ asked, /** @type {number} */ nginxPort) {
  const statuses = new Set()
  for (const { name, text } of asked) {
    const answer = await send(node.port, text)
    expectSame(name, describe(answer), describe(await send(nginxPort, text)))
    for (const [header, value] of Object.entries(securityHeaders))
      if (answer.headers[header.toLowerCase()] !== value) faults.push(`${name} lacks ${header}`)
    statuses.add(answer.status)
  }
  return `status ${[...statuses].sort().join(', ')}`
}

/** Asks both servers for each path again, with the ETag that their first answer brought. */
async function compareUnchanged(/** @type {string[]} */ paths, /** @type {number} */ nginxPort) {
  for (const path of paths)
    for (const port of [node.port, nginxPort]) {
      const [first] = await askOnce(port, path, {})
      const tags = { 'If-None-Match': `"another", W/${first.headers.etag}` }
      const [second, place] = await askOnce(port, path, tags)
      for (const name of ['cache-control', 'etag', 'vary', ...SECURITY])
        if (second.headers[name] !== first.headers[name])
          faults.push(`${place} has lost its ${name}`)
      if (second.status !== 304 || second.body.length > 0)
        faults.push(`${place} answers ${second.status} with ${second.body.length} bytes, not 304`)
    }
  return 'status 304'
}

/** @returns {Promise<[Answer, string]>} the answer, and words for a fault in it */
async function askOnce(
  /** @type {number} */ port,
  /** @type {string} */ path,
  /** @type {Record<string, string>} */ headers,
) {
  const [question] = ask('', [path], { headers: { 'Accept-Encoding': 'br', ...headers } })
  const place = port === node.port ? 'npm start' : 'nginx'
  return [await send(port, question?.text ?? ''), `${place}: unchanged ${path}`]
}

/** Over TLS, by HTTP/1.1 and HTTP/2, everything is the same and asks for TLS from now on. */
async function compareTls(/** @type {{ tls: number, plain: number }} */ ports) {
  const paths = [...pages, '/icon.svg', '/rooms/unknown', '/nothing', '/rooms//x', '/_headers']
  for (const { name, text, path, method } of [
    ...askPlainly('GET', [...paths, '/%']),
    ...askPlainly('HEAD', [...paths, '/%']),
    ...askPlainly('POST', paths),
  ]) {
    const expected = { ...describe(await send(ports.plain, text)), ...transport }
    expectSame(`TLS: ${name}`, expected, describe(await send(ports.tls, text, { tls: true })))
    const http2 = await sendOverHttp2(ports.tls, { path, method })
    expectSame(`HTTP/2: ${name}`, expected, describe(http2))
  }
  return `the same, with ${Object.keys(transportSecurity)}`
}

/** One uncompressed question for each path, with its parts for HTTP/2. */
function askPlainly(/** @type {string} */ method, /** @type {string[]} */ paths) {
  const headers = { 'Accept-Encoding': 'identity' }
  return paths.flatMap((path) =>
    ask('', [path], { method, headers }).map((question) => ({ ...question, path, method })),
  )
}

/** Without TLS every address leads to itself with TLS, whatever host was asked for, and asks for nothing more. */
async function checkRedirects(/** @type {number} */ port) {
  for (const path of [...pages, '/rooms/unknown?a=b', '//evil.example/x']) {
    const [{ text } = { text: '' }] = ask('', [path], { headers: { Host: 'elsewhere.example' } })
    const { status, headers } = await send(port, text)
    if (status !== 301 || headers.location !== `https://thesurma.example${path}`)
      faults.push(`${path} without TLS leads to ${headers.location} with ${status}`)
    for (const name of SECURITY)
      if (!headers[name]) faults.push(`${path} without TLS lacks ${name}`)
    for (const name of Object.keys(transport))
      if (headers[name]) faults.push(`${path} without TLS has ${name}`)
  }
  return 'status 301'
}

/** 10,000 requests on 100 connections, none of which may fail. */
async function checkLoad(/** @type {number} */ port) {
  const paths = ['/', '/rooms', '/rooms/deluxe', '/dining', ...publicFiles.slice(0, 5)]
  const targets = [...paths.map((path) => ({ path })), { path: '/rooms/unknown', status: 404 }]
  const { errors, perSecond, median, slowest } = await load(`http://127.0.0.1:${port}`, targets)
  faults.push(...errors.map((error) => `load on port ${port}: ${error}`))
  const times = [median, slowest].map((time) => time.toFixed(1))
  return `${perSecond} a second, median ${times[0]} ms, 99 of 100 within ${times[1]} ms`
}
