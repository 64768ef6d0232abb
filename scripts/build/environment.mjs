// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { colourOf } from '../lib/colours.mjs'

/** Each is set by a host that builds the site to publish it: Netlify, Cloudflare Pages, Cloudflare Workers. */
const HOSTS = ['NETLIFY', 'CF_PAGES', 'WORKERS_CI']

/**
 * Where the site is published, for canonical links, the site map and share images.
 *
 * @param {string} own the origin in app/content/hotel.ts; `SITE_ORIGIN` goes before it
 * @throws {Error} when it is no origin, or one of `.example` and a host is about to publish it
 */
export function siteOrigin(own) {
  const setting = process.env.SITE_ORIGIN || own
  if (!/^https?:\/\//.test(setting) || !URL.canParse(setting))
    throw new Error(`The site's origin must be like https://your-hotel.com, not "${setting}".`)
  const { origin, hostname } = new URL(setting)
  if (hostname.endsWith('.example') && HOSTS.some((host) => process.env[host]))
    throw new Error(`The site's origin is still ${origin}: set it in app/content/hotel.ts.`)
  return origin
}

/** Whether browsers keep the site for visits without a connection. A build with `off` removes what they kept. */
export function isOfflineOn(setting = process.env.OFFLINE || 'on') {
  if (!['on', 'off'].includes(setting))
    throw new Error(`OFFLINE must be on or off, not "${setting}".`)
  return setting === 'on'
}

/** What the sources know of the build, by the names they use. Its day is the day at the hotel, wherever it is made. */
export const buildConstants = (
  /** @type {{ timeZone: string, origin: string }} */ { timeZone, origin },
  now = new Date(),
) => ({
  __BUILD_YEAR__: JSON.stringify(Number(dayIn(timeZone, now).slice(0, 4))),
  __BUILD_DAY__: JSON.stringify(dayIn(timeZone, now)), // offers end on a day
  __CLOCK_CHANGES__: JSON.stringify(clockChanges(timeZone, now)),
  __SITE_ORIGIN__: JSON.stringify(siteOrigin(origin)),
  __OFFLINE__: JSON.stringify(isOfflineOn()),
  __THEME_COLOR__: JSON.stringify(colourOf('house-900')),
})

const dayIn = (/** @type {string} */ timeZone, /** @type {Date} */ now) =>
  now.toLocaleDateString('sv', { timeZone }) // as YYYY-MM-DD

const MS_PER_MINUTE = 60_000
const MINUTES_PER_WEEK = 7 * 24 * 60 // no clock changes twice within one

/**
 * The changes of a time zone's clock as `ClockChanges`, over the twenty years after the year of a moment. They begin
 * with that year, so that all builds of a year are the same.
 */
export function clockChanges(/** @type {string} */ timeZone, now = new Date()) {
  const zone = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const ahead = (/** @type {number} */ minute) => {
    const shown = zone.format(minute * MS_PER_MINUTE).replace(' ', 'T') // as 2026-12-31T17:59
    return Date.parse(`${shown}Z`) / MS_PER_MINUTE - minute
  }
  const startOf = (/** @type {number} */ year) => Date.UTC(year, 0) / MS_PER_MINUTE
  const start = startOf(now.getUTCFullYear())
  const end = startOf(now.getUTCFullYear() + 21)
  /** @type {[number, number][]} */
  const changes = [[start, ahead(start)]]
  for (let from = start; from < end; from += MINUTES_PER_WEEK) {
    let before = from
    let after = from + MINUTES_PER_WEEK
    if (ahead(before) === ahead(after)) continue
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (ahead(middle) === ahead(before)) before = middle
      else after = middle
    }
    changes.push([after, ahead(after)])
  }
  return changes
}

const settings = () =>
  JSON.stringify({ SITE_ORIGIN: process.env.SITE_ORIGIN, OFFLINE: isOfflineOn() })

/** The file beside the client folder that holds the settings of the build. */
export const recordIn = (/** @type {string} */ buildDirectory) =>
  join(buildDirectory, 'environment.json')

/** The last step of a build: an unfinished build has no record. */
export const recordEnvironment = (/** @type {string} */ buildDirectory) =>
  writeFileSync(recordIn(buildDirectory), settings())

/** Whether there is a finished build, made with the settings of now. */
export function isEnvironmentCurrent(/** @type {string} */ buildDirectory) {
  const record = recordIn(buildDirectory)
  return existsSync(record) && readFileSync(record, 'utf8') === settings()
}
