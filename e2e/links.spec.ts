import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { editionOf } from '#app/content/languages.js'
import { builtPages, CLIENT } from './built-pages.ts'
import { inEachLanguage } from './examples.ts'

/** What a link of a page leads to, as a path of the build and an anchor in it. */
function targetOf(href: string, path: string) {
  const { pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `https://site.example${path}`)
  return { path: pathname, anchor: decodeURIComponent(hash.slice(1)) }
}

test('every link of every page leads to a page, a file or an anchor that exists', () => {
  const broken = builtPages.flatMap(({ path: from, html }) =>
    [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => !/^(https?:|tel:|mailto:|geo:)/.test(href))
      .filter((href) => {
        const { path, anchor } = targetOf(href, from)
        // The Not-found pages lead to their twin, as its own file.
        const target = builtPages.find((page) => [path, `${path}.html`].includes(page.path))
        if (!target) return !existsSync(`${CLIENT}${path}`) || path.endsWith('/')
        return anchor !== '' && !target.html.includes(`id="${anchor}"`)
      })
      .map((href) => `${href} on ${from}`),
  )
  expect(broken).toEqual([])
})

test('every link that opens a new tab says so', async () => {
  const editions = await inEachLanguage<typeof import('#words/common.ts')>('common')
  const hints = new Map<string, string>(
    editions.map(({ path, words }) => [path, words.common.newTab]),
  )
  const silent = builtPages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a [^>]*target="_blank".*?<\/a>/gs)]
      .map(([link]) => link)
      .filter((link) => !link.includes(hints.get(editionOf(path)) ?? 'no such edition'))
      .map((link) => `${link} on ${path}`),
  )
  expect(silent).toEqual([])
})

test("every page's first style sheet is the one that gives the layers of the cascade their order", () => {
  for (const { file, html } of builtPages) {
    const [, first = ''] = html.match(/<link rel="stylesheet" href="([^"#]*)/) ?? []
    expect(readFileSync(`${CLIENT}${first}`, 'utf8'), file).toMatch(/^@layer (tokens)\b/)
  }
})
