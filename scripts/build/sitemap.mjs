// @ts-check
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dirname } from 'node:path/posix'
import { listFiles } from '../lib/list-files.mjs'

/** A page's links to the same page in each language. */
const ALTERNATE = /<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g

/**
 * Writes robots.txt and sitemap.xml, which lists every page whose canonical link leads to itself: no alias and no
 * not-found page.
 *
 * @param {string} out the folder of the client build
 * @param {string} origin where the site is published
 */
export async function writeSitemap(out, origin) {
  const urls = []
  for (const path of listFiles(out, /\/index\.html$/)
    .map(dirname)
    .sort()) {
    const html = await readFile(join(out, path, 'index.html'), 'utf8')
    if (!html.includes(`<link rel="canonical" href="${origin}${path}"`)) continue
    const alternates = Array.from(
      html.matchAll(ALTERNATE),
      ([, language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
    )
    urls.push(`  <url><loc>${origin}${path}</loc>${alternates.join('')}</url>\n`)
  }
  await writeFile(join(out, 'sitemap.xml'), sitemap(urls))
  await writeFile(
    join(out, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
  )
}

const sitemap = (/** @type {readonly string[]} */ urls) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`
