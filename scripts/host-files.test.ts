import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hashedFolders, IMMUTABLE, securityHeaders, transportSecurity } from './headers.mjs'
import { hostingFiles, writeHostFiles } from './host-files.mjs'

describe('_headers', async () => {
  const out = await mkdtemp(join(tmpdir(), 'host-files-'))
  await writeHostFiles(out)
  const rules = read(await readFile(join(out, '_headers'), 'utf8'))
  await rm(out, { recursive: true })

  /** The rules by path, as hosts read them: a path, and under it indented headers. */
  function read(text: string) {
    const blocks = text.trim().split(/\n(?! )/)
    return Object.fromEntries(
      blocks.map((block) => {
        const [path = '', ...lines] = block.split('\n')
        return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/, 2)))]
      }),
    )
  }

  test('gives every address every security header, and HSTS', () => {
    expect(rules['/*']).toEqual({ ...securityHeaders, ...transportSecurity })
  })

  test('lets browsers keep what has a hash in its name, and nothing else', () => {
    const { '/*': _, ...others } = rules
    expect(others).toEqual(
      Object.fromEntries(
        hashedFolders.map((folder) => [`${folder}*`, { 'Cache-Control': IMMUTABLE }]),
      ),
    )
  })

  test('names no header in two rules that one address may match: their values would be joined', () => {
    const general = Object.keys(rules['/*'] ?? {})
    for (const folder of hashedFolders)
      for (const name of Object.keys(rules[`${folder}*`] ?? {})) expect(general).not.toContain(name)
  })
})

test.each(Object.keys(hostingFiles))(
  '%s is what headers.mjs makes of it (npm run hosting)',
  (file) => {
    expect(readFileSync(file, 'utf8')).toBe(hostingFiles[file])
  },
)

describe('the settings of nginx', () => {
  const read = (name: string) =>
    readFileSync(`hosting/${name}.conf`, 'utf8').replace(/#.*$/gm, '').replace(/\s+/g, ' ')

  test('add headers in no location: it would lose all the others', () => {
    const locations = `${read('site')} ${read('nginx')}`.match(
      /location [^{]*\{[^}]*(\{[^}]*\}[^}]*)*\}/g,
    )
    expect(locations?.length).toBeGreaterThan(5)
    for (const location of locations ?? []) expect(location).not.toContain('add_header')
  })

  test('send every header with every status', () => {
    const headers = `${read('headers')} ${read('site')}`.match(/add_header [^;]*/g)
    for (const header of headers ?? []) expect(header).toMatch(/ always$/)
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers).toContain(`add_header ${name} "${value}" always`)
  })

  test('ask for TLS from now on only over TLS', () => {
    expect(read('variables')).toContain(
      `map $https $strict_transport_security { default ""; on "max-age=31536000"; }`,
    )
  })
})
