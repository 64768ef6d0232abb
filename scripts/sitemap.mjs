// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * Writes sitemap.xml, which lists every page that is its own canonical one, and robots.txt, which
 * tells where that list is. An alias, and a page that is not there, name another address or none.
 *
 * @param {string} out the folder of the client build
 * @param {string} origin where the site is published
 */
export async function writeSitemap(out, origin) {
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith('.html'))
  const addresses = await Promise.all(
    files.map(async (file) => {
      const path = file
        .split(sep)
        .join('/')
        .replace(/\/?index\.html$/, '')
      const canonical = canonicalIn(await readFile(join(out, file), 'utf8'))
      return canonical === `${origin}/${path}` ? [canonical] : []
    }),
  )
  const urls = addresses
    .flat()
    .sort()
    .map((address) => `  <url><loc>${escapeXml(address)}</loc></url>\n`)
  await writeFile(join(out, 'sitemap.xml'), sitemap(urls))
  await writeFile(
    join(out, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
}

const canonicalIn = (/** @type {string} */ html) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

const sitemap = (/** @type {readonly string[]} */ urls) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`

const escapeXml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
