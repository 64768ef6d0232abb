import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'

/** The folders that pages are made of. */
const FOR_PAGES = [
  ...['domain', 'paths.ts', 'content', 'words', 'sentences', 'styles', 'seo'],
  ...['visit', 'browser', 'ui', 'parts', 'npm'],
]

/**
 * What the files of a folder may import besides each other, as the beginning of a path in app/. `words` are those of
 * one language, `npm` is any package. Biome refuses circles.
 */
const MAY_IMPORT: Record<string, string[]> = {
  domain: ['npm/minisearch'],
  content: ['domain', 'paths.ts', 'words'],
  sentences: ['domain', 'paths.ts', 'content', 'words'],
  seo: ['domain', 'paths.ts', 'content', 'words', 'npm/schema-dts'],
  visit: ['domain', 'words', 'browser', 'npm'],
  browser: ['domain', 'styles', 'npm'],
  // What differs from page to page comes as props.
  ui: ['domain', 'paths.ts', 'content/hotel.ts', 'words', 'styles', 'browser', 'npm'],
  parts: [
    ...['domain', 'paths.ts', 'content/hotel.ts', 'content/dishes', 'words'],
    ...['sentences', 'styles', 'visit', 'browser', 'ui', 'npm'],
  ],
  // Pages and the frame around them do not import each other.
  frame: FOR_PAGES,
  routes: FOR_PAGES,
  worker: ['content/languages.js', 'npm'],
}

/** What a file takes from another: by an import, a glob, or `composes` of a style sheet. */
const IMPORTED =
  /(?:[\w}*]\s+from\s+|\bimport\s+|[^{]\bimport\(|\bglob(?:<[^(]*>)?\([\s[]*)['`]([#.@\w][^'`]*)/g

/** A file's imports that the table does not allow. */
function forbiddenIn(file: string, code: string) {
  const [folder = ''] = file.split('/')
  const allowed = [folder, ...(MAY_IMPORT[folder] ?? [])]
  const imported = Array.from(code.matchAll(IMPORTED), ([, path = '']) => path)
  return imported.filter((path) => {
    const target = pathInApp(file, path)
    return !allowed.some((start) => target === start || target.startsWith(`${start}/`))
  })
}

function pathInApp(file: string, imported: string) {
  if (imported.startsWith('.')) return join(file, '..', imported)
  if (imported === '#language') return 'words'
  return imported.startsWith('#') ? imported.replace(/^#(app\/)?/, '') : `npm/${imported}`
}

test('a forbidden import is found, however it is written', () => {
  const code = `import type { Cart } from '#app/domain/cart.ts'
    import { useState } from 'react'
    import { rooms } from '../content/rooms.ts'
    export { words } from '#words/cart.ts'
    export const load = () => import('#app/ui/modal.tsx')
    export const all = import.meta.glob<Words>(['../content/*/cart.ts'])
    .sum { composes: total from '../parts/price.module.css'; }`
  expect(forbiddenIn('domain/day.ts', code)).toEqual([
    ...['react', '../content/rooms.ts', '#words/cart.ts', '#app/ui/modal.tsx'],
    ...['../content/*/cart.ts', '../parts/price.module.css'],
  ])
})

test('imports go in one direction', () => {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/.*(?<!\.test)\.(ts|tsx|js|css)$/.test(file))
  const found = files.flatMap((file) =>
    forbiddenIn(file, readFileSync(`app/${file}`, 'utf8')).map((path) => `${file}: ${path}`),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(found, 'import another way, or change the table above').toEqual([])
})
