import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '../routes.ts'

/** `to="/rooms"`, `to: '/rooms#comparison'`, `to={\`/rooms/…\`}`: the path, up to what is not a literal. */
const TO = /\bto(?:=|: |=\{)["'`](\/[^"'`#?$]*)/g

const paths = new Set(['/', ...routes.map(({ path }) => `/${path}`)])
const folders = [...paths].flatMap((path) => (path.endsWith('/:id') ? path.replace(':id', '') : []))
const files = readdirSync('app', { recursive: true, encoding: 'utf8' })

test('every link of the sources leads to a route of app/routes.ts', () => {
  const links = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(readFileSync(`app/${file}`, 'utf8').matchAll(TO), ([, to = '']) => ({ file, to })),
    )
  expect(links.length).toBeGreaterThan(20)
  for (const { file, to } of links)
    expect(
      paths.has(to) || folders.some((folder) => to.startsWith(folder)),
      `app/${file} links to ${to}, which is not in app/routes.ts: take the link out, or add the route`,
    ).toBe(true)
})
