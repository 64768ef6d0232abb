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
      const html = await readFile(join(out, file), 'utf8')
      const canonical = canonicalIn(html)
      return canonical === `${origin}/${path}`
        ? [{ canonical, alternates: alternatesIn(html) }]
        : []
    }),
  )
  const urls = addresses
    .flat()
    .sort((a, b) => (a.canonical < b.canonical ? -1 : 1))
    .map(
      ({ canonical, alternates }) =>
        `  <url><loc>${escapeXml(canonical)}</loc>${alternates}</url>\n`,
    )
  await writeFile(join(out, 'sitemap.xml'), sitemap(urls))
  await writeFile(
    join(out, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
}

const canonicalIn = (/** @type {string} */ html) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

/** The same page in each language, as the page's own head has it. */
const alternatesIn = (/** @type {string} */ html) =>
  Array.from(
    html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g),
    ([, language, href = '']) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(href)}"/>`,
  ).join('')

const sitemap = (/** @type {readonly string[]} */ urls) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`

const escapeXml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
