import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  buildConstants,
  isEnvironmentCurrent,
  isOfflineOn,
  recordEnvironment,
  siteOrigin,
} from './build-environment.mjs'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test.each([
  ['https://surma.example', 'https://surma.example'],
  ['https://surma.example/', 'https://surma.example'],
  ['https://surma.example/en/?a=b', 'https://surma.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['', 'https://thesurma.example'],
])('SITE_ORIGIN %o publishes the site at %s', (setting, origin) => {
  vi.stubEnv('SITE_ORIGIN', setting)
  expect(siteOrigin()).toBe(origin)
})

test.each(['surma.example', 'ftp://surma.example', 'https://', '/en'])(
  'SITE_ORIGIN %o is refused by name',
  (setting) => {
    vi.stubEnv('SITE_ORIGIN', setting)
    expect(() => siteOrigin()).toThrow(`not "${setting}"`)
  },
)

test.each([
  ['on', true],
  ['off', false],
  ['', true],
])('OFFLINE %o keeps the site for visitors without a connection: %s', (setting, on) => {
  vi.stubEnv('OFFLINE', setting)
  expect(isOfflineOn()).toBe(on)
  expect(buildConstants().__OFFLINE__).toBe(String(on))
})

test.each(['no', 'false', '0', 'OFF'])('OFFLINE %o is refused by name', (setting) => {
  vi.stubEnv('OFFLINE', setting)
  expect(() => isOfflineOn()).toThrow(`not "${setting}"`)
})

test('the year of a build is the year it is made in', () => {
  vi.useFakeTimers({ now: new Date(2031, 0, 1) })
  expect(buildConstants().__BUILD_YEAR__).toBe('2031')
})

test('a build is current until the address of the site, the year or the offline setting changes', async () => {
  const build = await mkdtemp(join(tmpdir(), 'build-'))
  expect(await isEnvironmentCurrent(build)).toBe(false)

  await recordEnvironment(build)
  expect(await isEnvironmentCurrent(build)).toBe(true)

  vi.stubEnv('SITE_ORIGIN', 'https://elsewhere.example')
  expect(await isEnvironmentCurrent(build)).toBe(false)
  vi.unstubAllEnvs()

  vi.stubEnv('OFFLINE', 'off')
  expect(await isEnvironmentCurrent(build)).toBe(false)
  vi.unstubAllEnvs()

  vi.useFakeTimers({ now: new Date(2031, 0, 1), toFake: ['Date'] })
  expect(await isEnvironmentCurrent(build)).toBe(false)
  await rm(build, { recursive: true })
})
