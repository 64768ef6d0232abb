// @ts-check
/**
 * Files that tell a host how to serve the build, made from `headers.mjs`.
 *
 * `_headers` goes into each build. The files for nginx and Netlify are part of the repository, because
 * they are set up once: run `npm run hosting` after a change of `headers.mjs`.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '../app/content/languages.js'
import {
  contentTypes,
  hashedFolders,
  IMMUTABLE,
  notFoundFolders,
  REVALIDATE,
  securityHeaders,
  transportSecurity,
} from './headers.mjs'
import { isMain } from './is-main.mjs'

const WRITTEN_BY = '# Written by `npm run hosting` from scripts/headers.mjs.'

const lines = (/** @type {string[]} */ ...text) => `${text.join('\n')}\n`

/**
 * Writes `_headers` into a finished build, as Netlify and Cloudflare understand it.
 *
 * Cloudflare joins the values when two matching rules set the same header, so none is set twice. Pages
 * need no Cache-Control: both hosts make browsers revalidate them by default.
 */
export function writeHostFiles(/** @type {string} */ out) {
  const general = Object.entries({ ...securityHeaders, ...transportSecurity })
  const rules = lines(
    '/*',
    ...general.map(([name, value]) => `  ${name}: ${value}`),
    ...hashedFolders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${IMMUTABLE}`]),
  )
  return writeFile(join(out, '_headers'), rules)
}

const headersOfNginx = {
  ...securityHeaders,
  'Strict-Transport-Security': '$strict_transport_security',
  'Cache-Control': '$cache_control',
}

const notFound = (/** @type {string} */ from, /** @type {string} */ folder) =>
  `\n[[redirects]]\nfrom = "${from}"\nto = "${folder}/404.html"\nstatus = 404`

/**
 * The files of the repository that are made from `headers.mjs`.
 *
 * @type {Record<string, string>}
 */
export const hostingFiles = {
  // Values that depend on the request. nginx takes them only outside a server block.
  'hosting/variables.conf': lines(
    WRITTEN_BY,
    'map $uri $cache_control {',
    `    default "${REVALIDATE}";`,
    ...hashedFolders.map((folder) => `    "~^${folder}" "${IMMUTABLE}";`),
    '}',
    'map $uri $edition {',
    '    default "";',
    ...languages.flatMap(({ path }) => (path ? `    "~^${path}(/|$)" "${path}";` : [])),
    '}',
    'map $https $strict_transport_security {',
    '    default "";',
    `    on "${transportSecurity['Strict-Transport-Security']}";`,
    '}',
  ),
  // Headers and types of a server block. No location may add a header: it would lose all of these.
  'hosting/headers.conf': lines(
    WRITTEN_BY,
    ...Object.entries(headersOfNginx).map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    ),
    'default_type application/octet-stream;',
    'types {',
    ...Object.entries(contentTypes).map(([ending, type]) => `    "${type}" ${ending};`),
    '}',
  ),
  // Only Netlify has to be told where the not-found pages are. Cloudflare finds them by itself, and
  // refuses a build with a `_redirects` file that uses status 404, so there is no such file.
  'netlify.toml': lines(
    WRITTEN_BY,
    '[build]',
    'command = "npm run build"',
    'publish = "build/client"',
    ...languages.flatMap(({ path }) => [
      ...notFoundFolders.map((folder) => notFound(`${path}${folder}/:id`, path + folder)),
      ...(path ? [notFound(`${path}/*`, path)] : []),
    ]),
  ),
}

if (isMain(import.meta.url)) {
  const repository = fileURLToPath(new URL('..', import.meta.url))
  for (const [file, content] of Object.entries(hostingFiles)) {
    await writeFile(join(repository, file), content)
    console.log(`wrote ${file}`)
  }
}
