// @ts-check
/** A finished build in memory: it stays whole while the next one is being written over it. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { basename, dirname } from 'node:path/posix'
import { recordIn } from './build-environment.mjs'
import { contentType } from './headers.mjs'
import { HOST_FILES } from './host-files.mjs'

/**
 * @typedef {{ body: Buffer, etag: string, encoding?: string }} Variant
 *
 * @typedef {object} Resource
 * @property {string} type its Content-Type
 * @property {Variant[]} variants best compression first; the last one is not compressed
 *
 * @typedef {object} Release
 * @property {Map<string, Resource>} resources each under every path that it answers
 * @property {Map<string, Resource>} notFoundPages each under the folder it speaks for: '/' or '/rooms'
 */

/** The twins that the build lays beside a file, best first. */
const twins = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
]

/**
 * Follows the builds in a folder: the function returned gives the one finished last.
 *
 * @param {string} root the folder of the client build
 * @returns {() => Release}
 * @throws {Error} when the folder holds no finished build
 */
export function followReleases(root) {
  const record = recordIn(join(root, '..')) // written last: its age is the build's
  const finishedAt = () => statSync(record, { throwIfNoEntry: false })?.mtimeMs
  let seen = finishedAt()
  let release = readRelease(root)
  return () => {
    const latest = finishedAt()
    if (latest === undefined || latest === seen) return release
    seen = latest
    try {
      release = readRelease(root)
    } catch {
      // Yet another build has begun to clear the folder: this release serves until that one is finished.
    }
    return release
  }
}

/** @returns {Release} */
function readRelease(/** @type {string} */ root) {
  if (!['index.html', '404.html'].every((page) => existsSync(join(root, page))))
    throw new Error(`There is no finished build in ${root}. Make one with: npm run build`)

  const resources = new Map()
  const notFoundPages = new Map()
  for (const path of listPaths(root)) {
    const folder = dirname(path)
    const resource = { type: contentType(path), variants: readVariants(join(root, path)) }
    if (basename(path) === '404.html') notFoundPages.set(folder, resource)
    else if (basename(path) === 'index.html') {
      resources.set(folder, resource)
      if (folder !== '/') resources.set(`${folder}/`, resource)
    } else resources.set(path, resource)
  }
  return { resources, notFoundPages }
}

/** Paths of all files that have business with visitors: twins come with their file. */
function listPaths(/** @type {string} */ root) {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(root, '.').length).replaceAll('\\', '/'),
    )
    .filter((path) => !/\.(br|gz)$/.test(path) && !HOST_FILES.includes(path))
}

/** @returns {Variant[]} */
function readVariants(/** @type {string} */ file) {
  const compressed = twins
    .filter(({ extension }) => existsSync(file + extension))
    .map(({ encoding, extension }) => ({ encoding, ...readTagged(file + extension) }))
  return [...compressed, readTagged(file)]
}

function readTagged(/** @type {string} */ file) {
  const body = readFileSync(file)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}
