import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import * as build from './build-environment.mjs'

afterEach(() => vi.unstubAllEnvs())

test('the site has the origin of SITE_ORIGIN, or a default', () => {
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:3000/en/?a=b')
  expect(build.siteOrigin()).toBe('http://localhost:3000')
  vi.stubEnv('SITE_ORIGIN', '')
  expect(build.siteOrigin()).toMatch(/^https:\/\/[^/]+$/)
})

test.each(['a.example', 'ftp://a.example', 'https://', '/en'])('%o is no origin', (setting) => {
  expect(() => build.siteOrigin(setting)).toThrow('SITE_ORIGIN must be an address')
})

test.each([
  ['2026-12-31T17:59:59Z', 2026, '2026-12-31'],
  ['2026-12-31T18:00:00Z', 2027, '2027-01-01'],
])('a build at %s has the year %s and the day %s of its time zone', (now, year, day) => {
  const { __BUILD_YEAR__, __BUILD_DAY__ } = build.buildConstants('Asia/Dhaka', new Date(now))
  expect([__BUILD_YEAR__, __BUILD_DAY__]).toEqual([JSON.stringify(year), JSON.stringify(day)])
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
