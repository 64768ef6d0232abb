import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import * as build from './environment.mjs'

afterEach(() => vi.unstubAllEnvs())

test('the origin is that of SITE_ORIGIN, or else the one in the content', () => {
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000/en/?a=b')
  expect(build.siteOrigin('https://a.example')).toBe('http://localhost:3000')
  vi.stubEnv('SITE_ORIGIN', '')
  expect(build.siteOrigin('https://a.example')).toBe('https://a.example')
})

test.each(['NETLIFY', 'CF_PAGES', 'WORKERS_CI'])(
  'a build on %s refuses an origin under .example',
  (host) => {
    vi.stubEnv(host, 'true')
    expect(() => build.siteOrigin('https://a.example')).toThrow('set it in app/content/hotel.ts')
    expect(build.siteOrigin('https://a.pt')).toBe('https://a.pt')
  },
)

test.each([
  ['2026-12-31T17:59:59Z', '2026-12-31'],
  ['2026-12-31T18:00:00Z', '2027-01-01'],
])('a build at %s has the day %s at the hotel', (now, day) => {
  const { __BUILD_DAY__ } = build.buildConstants(
    { timeZone: 'Asia/Dhaka', origin: 'https://a.example' },
    new Date(now),
  )
  expect(__BUILD_DAY__).toBe(JSON.stringify(day))
})

test('OFFLINE is on or off, and on by default', () => {
  expect([build.isOfflineOn('on'), build.isOfflineOn('off')]).toEqual([true, false])
  expect(() => build.isOfflineOn('false')).toThrow('not "false"')
  vi.stubEnv('OFFLINE', '')
  expect(build.isOfflineOn()).toBe(true)
})

test.each(['SITE_ORIGIN', 'OFFLINE'])('a build is current until %s changes', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  expect(build.isEnvironmentCurrent(folder)).toBe(false)
  build.recordEnvironment(folder)
  expect(build.isEnvironmentCurrent(folder)).toBe(true)
  vi.stubEnv(name, name === 'OFFLINE' ? 'off' : 'https://elsewhere.example')
  expect(build.isEnvironmentCurrent(folder)).toBe(false)
  rmSync(folder, { recursive: true })
})
