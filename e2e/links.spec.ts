import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const CLIENT = 'build/client'

const pages = (readdirSync(CLIENT, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(`${CLIENT}/${file}`, 'utf8') }))

const pageOf = (path: string) =>
  pages.find(({ file }) => `/${file.replace(/(^|\/)index\.html$/, '')}` === path)

/** What a link of a page leads to, as a path of the build and an anchor in it. */
function targetOf(href: string, file: string) {
  const here = `https://site.example/${file.replace(/(^|\/)index\.html$/, '')}`
  const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), here)
  return { path: pathname, anchor: decodeURIComponent(hash.slice(1)) }
}

for (const { file, html } of pages)
  test(`every link of ${file} leads to a page, a file or a place that is there`, () => {
    const broken = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => !/^(https?:|tel:|mailto:|geo:)/.test(href))
      .filter((href) => {
        const { path, anchor } = targetOf(href, file)
        const target = path === targetOf('', file).path ? { html } : pageOf(path)
        if (!target) return !existsSync(`${CLIENT}${path}`) || path.endsWith('/')
        return anchor !== '' && !target.html.includes(`id="${anchor}"`)
      })
    expect(broken).toEqual([])
  })

test("every page's first style sheet is the one that gives the layers of the cascade their order", () => {
  for (const { file, html } of pages) {
    const [, first = ''] = html.match(/<link rel="stylesheet" href="([^"#]*)/) ?? []
    expect(readFileSync(`${CLIENT}${first}`, 'utf8'), file).toMatch(/^@layer (tokens)\b/)
  }
})
