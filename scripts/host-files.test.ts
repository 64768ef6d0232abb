import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashedFolders } from './headers.mjs'
import { hostingFiles, writeHostFiles } from './host-files.mjs'

describe('_headers', async () => {
  const out = await mkdtemp(join(tmpdir(), 'host-files-'))
  await writeHostFiles(out)
  const rules = read(await readFile(join(out, '_headers'), 'utf8'))
  await rm(out, { recursive: true })

  /** The rules by path: a path on its own line, its headers indented below. */
  function read(text: string) {
    const blocks = text.trim().split(/\n(?! )/)
    return Object.fromEntries(
      blocks.map((block) => {
        const [path = '', ...lines] = block.split('\n')
        return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2)))]
      }),
    )
  }

  test('sends policy and HSTS with every path, and no header in two rules: Cloudflare joins their values', () => {
    const general = Object.keys(rules['/*'] ?? {})
    expect(general).toContain('Content-Security-Policy')
    expect(general).toContain('Strict-Transport-Security')
    for (const folder of hashedFolders)
      for (const name of Object.keys(rules[`${folder}*`] ?? {})) expect(general).not.toContain(name)
  })
})

test.each(Object.keys(hostingFiles))(
  '%s is up to date with headers.mjs (npm run hosting)',
  (file) => {
    expect(readFileSync(file, 'utf8')).toBe(hostingFiles[file])
  },
)

describe('add_header in the settings of nginx', () => {
  const read = (name: string) =>
    readFileSync(`hosting/${name}.conf`, 'utf8').replace(/#.*$/gm, '').replace(/\s+/g, ' ')

  test('stands in no location, which would then lose all other headers', () => {
    const locations = `${read('site')} ${read('nginx')}`.match(
      /location [^{]*\{[^}]*(\{[^}]*\}[^}]*)*\}/g,
    )
    expect(locations?.length).toBeGreaterThan(5)
    for (const location of locations ?? []) expect(location).not.toContain('add_header')
  })

  test('counts for every status', () => {
    for (const header of `${read('headers')} ${read('site')}`.match(/add_header [^;]*/g) ?? [])
      expect(header).toMatch(/ always$/)
  })
})
