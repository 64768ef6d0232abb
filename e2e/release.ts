import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { footer } from '#words/frame.ts'
import { writeWorker } from '../scripts/build/precache.mjs'
import { createServer } from '../scripts/serve.mjs'
import { test as base } from './test.ts'

const BUILD = resolve('build/client')
const scripts = readdirSync(join(BUILD, 'assets')).filter((file) => file.endsWith('.js'))

/** Words at the foot of every page, which the second release has changed. */
const [first = ''] = /^[\w ]+\w/.exec(footer.blurb) ?? []
export const WORDS = { first, second: first.split(' ').reverse().join(' ') }

/** The file with the code of a screen, by the id of its route. */
export function codeOf(screen: string) {
  const home = readFileSync(join(BUILD, 'index.html'), 'utf8')
  const [manifest = ''] = /assets\/manifest-[\w-]+\.js/.exec(home) ?? []
  const text = readFileSync(join(BUILD, manifest), 'utf8')
  return text.match(new RegExp(`"id":"${screen}",.*?"module":"([^"]*)"`))?.[1] ?? ''
}

/** Changes a text or a path of the build: other words, and another name for each script. */
const renew = (text: string) =>
  scripts
    .reduce((changed, name) => changed.replaceAll(name, name.replace('.js', '2.js')), text)
    .replaceAll(WORDS.first, WORDS.second)
    // The policy names inline scripts by their hash, and those scripts have changed.
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')

async function writeRelease(folder: string, offline: boolean) {
  const isCopied = (path: string) => !/\.(br|gz|avif|jpg)$/.test(path)
  cpSync(BUILD, folder, { recursive: true, filter: isCopied })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    rmSync(join(folder, file))
    writeFileSync(join(folder, renew(file)), renew(text))
  }
  await writeWorker(folder, { offline })
}

type Host = {
  /** The paths that were asked for, in order. */
  asked: readonly string[]
  /** Serves another release from now on, instead of the one before: the second, or one with `OFFLINE=off`. */
  publish: (release: 'second' | 'retired') => Promise<void>
}

/** Tests on a host of their own, where one release follows another. */
export const test = base.extend<{ host: Host & { origin: string } }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'))
    let release = createServer({ root: BUILD })
    const asked: string[] = []
    const server = http.createServer((request, response) => {
      asked.push(request.url ?? '')
      release.emit('request', request, response)
    })
    await once(server.listen(0), 'listening')
    await use({
      asked,
      origin: `http://localhost:${(server.address() as AddressInfo).port}`,
      publish: async (name) => {
        const root = join(folder, name)
        await writeRelease(root, name === 'second')
        release = createServer({ root })
      },
    })
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: ({ host }, use) => use(host.origin),
})
