// @ts-check
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const DEFAULT_ORIGIN = 'https://thesurma.example'

/**
 * Where the site is published, for canonical links, the site map and share images: no path, no
 * final slash.
 *
 * @throws {Error} when SITE_ORIGIN is set to anything but an http(s) address.
 */
export function siteOrigin(setting = process.env.SITE_ORIGIN || DEFAULT_ORIGIN) {
  if (!/^https?:\/\//.test(setting) || !URL.canParse(setting))
    throw new Error(`SITE_ORIGIN must be an address like ${DEFAULT_ORIGIN}, not "${setting}".`)
  return new URL(setting).origin
}

/**
 * Whether the site is kept for visitors without a connection. A build that is made with OFFLINE=off
 * takes away again what earlier ones have kept.
 *
 * @throws {Error} when OFFLINE is set to anything but on or off.
 */
export function isOfflineOn(setting = process.env.OFFLINE || 'on') {
  if (!['on', 'off'].includes(setting))
    throw new Error(`OFFLINE must be on or off, not "${setting}".`)
  return setting === 'on'
}

/**
 * All that a build takes from the world outside its sources, by the names the sources use.
 *
 * A build made with other values than today's is out of date.
 */
export const buildConstants = () => ({
  __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, 10)), // offers end on a day
  __SITE_ORIGIN__: JSON.stringify(siteOrigin()),
  __OFFLINE__: JSON.stringify(isOfflineOn()),
})

/** The file, beside the client folder, that says what a finished build was made with. */
export const recordIn = (/** @type {string} */ buildDirectory) =>
  join(buildDirectory, 'environment.json')

const currentRecord = () => `${JSON.stringify(buildConstants(), null, 2)}\n`

/** The last act of a build: its age is the build's, and it is missing when a build broke off. */
export const recordEnvironment = (/** @type {string} */ buildDirectory) =>
  writeFile(recordIn(buildDirectory), currentRecord())

/** Whether the finished build, if any, was made with the values of this moment. */
export const isEnvironmentCurrent = async (/** @type {string} */ buildDirectory) =>
  (await readFile(recordIn(buildDirectory), 'utf8').catch(() => '')) === currentRecord()
