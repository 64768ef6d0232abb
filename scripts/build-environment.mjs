// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DEFAULT_ORIGIN = 'https://thesurma.example'

/** Where the site is published, for canonical links, the site map and share images. */
export function siteOrigin(setting = process.env.SITE_ORIGIN || DEFAULT_ORIGIN) {
  if (!/^https?:\/\//.test(setting) || !URL.canParse(setting))
    throw new Error(`SITE_ORIGIN must be an address like ${DEFAULT_ORIGIN}, not "${setting}".`)
  return new URL(setting).origin
}

/** Whether browsers keep the site for visits without a connection. A build with `off` removes what they kept. */
export function isOfflineOn(setting = process.env.OFFLINE || 'on') {
  if (!['on', 'off'].includes(setting))
    throw new Error(`OFFLINE must be on or off, not "${setting}".`)
  return setting === 'on'
}

/** What the sources know of the build, by the names they use. Its day is the day at the hotel, wherever it is made. */
export const buildConstants = (/** @type {string} */ timeZone, now = new Date()) => ({
  __BUILD_YEAR__: JSON.stringify(Number(dayIn(timeZone, now).slice(0, 4))),
  __BUILD_DAY__: JSON.stringify(dayIn(timeZone, now)), // offers end on a day
  __SITE_ORIGIN__: JSON.stringify(siteOrigin()),
  __OFFLINE__: JSON.stringify(isOfflineOn()),
})

const dayIn = (/** @type {string} */ timeZone, /** @type {Date} */ now) =>
  now.toLocaleDateString('sv', { timeZone }) // as YYYY-MM-DD

const settings = (/** @type {boolean} */ isQuick) =>
  JSON.stringify({ SITE_ORIGIN: siteOrigin(), OFFLINE: isOfflineOn(), isQuick })

/** The file beside the client folder that holds the settings of the build. */
export const recordIn = (/** @type {string} */ buildDirectory) =>
  join(buildDirectory, 'environment.json')

/** The last step of a build: an unfinished build has no record. */
export const recordEnvironment = (/** @type {string} */ buildDirectory, isQuick = false) =>
  writeFileSync(recordIn(buildDirectory), settings(isQuick))

/** Whether there is a finished build, made with the settings of now. */
export function isEnvironmentCurrent(/** @type {string} */ buildDirectory, mayBeQuick = false) {
  const record = recordIn(buildDirectory)
  const found = existsSync(record) && readFileSync(record, 'utf8')
  return found === settings(false) || (mayBeQuick && found === settings(true))
}
