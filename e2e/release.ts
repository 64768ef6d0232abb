import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeWorker } from '../scripts/precache.mjs'
import { createSite } from '../scripts/serve.mjs'
import { test as base } from './test.ts'

const BUILD = resolve('build/client')
const PICTURES = join(BUILD, 'pictures')

/** Words at the foot of every page, which the second release has changed. */
export const WORDS = {
  first: 'A small house on the river in Sylhet',
  second: 'A small house by the river in Sylhet',
}

/** A page that the first release does not have. */
export const NEW_PAGE = 'news'

/** The file with the code of a screen, by the id of its route. */
export function codeOf(screen: string) {
  const manifest = readFileSync(join(BUILD, 'assets', nameIn('assets', /^manifest-/)), 'utf8')
  const [, path = ''] = manifest.match(new RegExp(`"id":"${screen}",.*?"module":"([^"]*)"`)) ?? []
  return path
}

const nameIn = (folder: string, name: RegExp) =>
  readdirSync(join(BUILD, folder)).find((file) => name.test(file) && /\.js$/.test(file)) ?? ''

/**
 * A second release: other words, and other names for all scripts. Or one that is made without the
 * offline worker.
 */
async function lay(folder: string, release: 'second' | 'retired') {
  cpSync(BUILD, folder, {
    recursive: true,
    filter: (path) => path !== PICTURES && !/\.(br|gz)$/.test(path),
  })
  symlinkSync(PICTURES, join(folder, 'pictures'))
  const change = release === 'second' ? secondRelease() : withoutRegistration
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.startsWith('pictures') || !/\.(html|js|css)$/.test(file)) continue
    const before = readFileSync(join(folder, file), 'utf8')
    rmSync(join(folder, file))
    writeFileSync(join(folder, change(file)), change(before))
  }
  // Without script: the router of these releases has no screen for it.
  const about = readFileSync(join(folder, 'about/index.html'), 'utf8')
  mkdirSync(join(folder, NEW_PAGE))
  writeFileSync(
    join(folder, NEW_PAGE, 'index.html'),
    about.replace(/<script[\s\S]*?<\/script>/g, ''),
  )
  await writeWorker(folder, { offline: release === 'second' })
  return folder
}

/** Changes names in a text or a path. The policy goes, for it knows scripts by what is in them. */
function secondRelease() {
  const scripts = readdirSync(join(BUILD, 'assets')).filter((file) => file.endsWith('.js'))
  return (text: string) =>
    scripts
      .reduce((changed, name) => changed.replaceAll(name, name.replace(/\.js$/, '2.js')), text)
      .replaceAll(WORDS.first, WORDS.second)
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
}

/** What the build leaves out of a site without the worker. */
const withoutRegistration = (text: string) =>
  text.replaceAll('navigator.serviceWorker', 'undefined')

type Host = {
  origin: string
  /** Serves another release from now on: what only the one before it had is gone. */
  publish: (release: 'second' | 'retired') => Promise<void>
}

/** Tests on a host of their own, where one release follows another. */
export const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
  host: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'releases-'))
    let site = createSite({ root: BUILD })
    const server = createServer((request, response) => site.emit('request', request, response))
    server.listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await use({
      origin: `http://localhost:${port}`,
      publish: async (release) => {
        site = createSite({ root: await lay(join(folder, release), release) })
      },
    })
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  },
  baseURL: ({ host }, use) => use(host.origin),
})
