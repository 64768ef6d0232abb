// @ts-check
/** A real nginx with the files of `hosting/`, for as long as a test needs it. */
import { execFileSync, execSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.mjs'

const HOSTING = fileURLToPath(new URL('../hosting', import.meta.url))
const PACKAGES = 'nginx libnginx-mod-http-brotli-static openssl'
const BROTLI = 'ngx_http_brotli_static_module.so'
const isRoot = process.platform === 'linux' && process.getuid?.() === 0

/**
 * Starts nginx with `hosting/nginx.conf` on free ports of this machine, and beside its own two servers
 * a third one: the same site without TLS.
 *
 * @param {{ root: string }} options the folder of the client build
 * @throws {Error} when nginx is missing and cannot be installed, or says anything against the files
 */
export async function startNginx({ root }) {
  const nginx = provideNginx()
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const ports = { redirect: await freePort(), tls: await freePort(), plain: await freePort() }
  writeSettings(folder, { root, ports, modules: nginx.modules })

  const settings = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  const check = spawnSync(nginx.program, ['-t', ...settings], { encoding: 'utf8' })
  if (check.status !== 0 || /\[(warn|error|crit|alert|emerg)\]/.test(check.stderr))
    throw new Error(`nginx -t is not content with hosting/:\n${check.stderr}`)

  const server = spawn(nginx.program, settings, { stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  server.stderr.on('data', (chunk) => {
    log += chunk
  })
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true })
  }
  while (!(await isListening(ports.plain))) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${log}`)
    await wait(50)
  }
  return { ports, stop, log: () => log }
}

/** Finds nginx with its brotli module, or installs both where that is our business. */
function provideNginx() {
  const found = findNginx()
  if (found) return found
  if (isRoot && existsSync('/usr/bin/apt-get'))
    execSync(`apt-get update && apt-get install -y --no-install-recommends ${PACKAGES}`, {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const installed = findNginx()
  if (!installed)
    throw new Error(`This needs nginx and its brotli module: sudo apt-get install ${PACKAGES}`)
  return installed
}

function findNginx() {
  const program = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)
  if (!program) return undefined
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' })
  const modules = stderr.match(/--modules-path=(\S+)/)?.[1] ?? ''
  return existsSync(join(modules, BROTLI)) ? { program, modules } : undefined
}

/**
 * Lays out a folder as docs/hosting.md does, with the addresses of this machine in place of the real ones.
 *
 * @param {string} folder
 * @param {{ root: string, ports: Record<string, number>, modules: string }} settings
 */
function writeSettings(folder, { root, ports, modules }) {
  cpSync(HOSTING, join(folder, 'the-surma'), { recursive: true })
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  makeCertificate(certificate, key)

  const file = join(folder, 'the-surma', 'nginx.conf')
  const settings = replaceAll(readFileSync(file, 'utf8'), [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80;/g, `listen 127.0.0.1:${ports.redirect};`],
    [/listen 443 /g, `listen 127.0.0.1:${ports.tls} `],
    [/\/etc\/letsencrypt\/\S+\/fullchain\.pem/g, certificate],
    [/\/etc\/letsencrypt\/\S+\/privkey\.pem/g, key],
    [/\/srv\/the-surma\/current/g, root],
  ])
  writeFileSync(file, settings)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${join(modules, BROTLI)};
${isRoot ? 'user root;' : ''}
daemon off;
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include the-surma/nginx.conf;
    server {
        listen 127.0.0.1:${ports.plain};
        root ${root};
        include the-surma/site.conf;
    }
}
`,
  )
}

/** Replaces each pattern; one that is not there has been forgotten, and this says so. */
function replaceAll(/** @type {string} */ text, /** @type {[RegExp, string][]} */ replacements) {
  return replacements.reduce((replaced, [pattern, replacement]) => {
    if (replaced.search(pattern) < 0) throw new Error(`hosting/nginx.conf has no ${pattern}`)
    return replaced.replace(pattern, replacement)
  }, text)
}

function makeCertificate(/** @type {string} */ certificate, /** @type {string} */ key) {
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...kind, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
}

/** @returns {Promise<boolean>} */
const isListening = (/** @type {number} */ port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
