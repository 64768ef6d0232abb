// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { colourOf } from '../lib/colours.mjs'

/** One is set wherever a host builds the site to publish it: Netlify, Cloudflare Pages, Cloudflare Workers. */
const HOSTS = ['NETLIFY', 'CF_PAGES', 'WORKERS_CI']

/**
 * The origin under which the site is published.
 *
 * @param {string} own `origin` in app/content/hotel.ts; `SITE_ORIGIN` overrides it
 * @throws {Error} when it is no origin, or when a host is about to publish a `.example`
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

/** Whether browsers keep the site for visits without a connection. A build with `off` deletes what they kept. */
export function isOfflineOn(setting = process.env.OFFLINE || 'on') {
  if (!['on', 'off'].includes(setting))
    throw new Error(`OFFLINE must be on or off, not "${setting}".`)
  return setting === 'on'
}

/** Constants that the build sets (app/globals.d.ts). The day is that at the hotel, wherever the build runs. */
export const buildConstants = (
  /** @type {{ timeZone: string, origin: string }} */ { timeZone, origin },
  now = new Date(),
) => ({
  __BUILD_DAY__: JSON.stringify(dayIn(timeZone, now)), // offers end on a day
  __CLOCK_CHANGES__: JSON.stringify(clockChanges(timeZone, now)),
  __SITE_ORIGIN__: JSON.stringify(siteOrigin(origin)),
  __OFFLINE__: JSON.stringify(isOfflineOn()),
  __THEME_COLOR__: JSON.stringify(colourOf('house-900')),
})

const dayIn = (/** @type {string} */ timeZone, /** @type {Date} */ now) =>
  now.toLocaleDateString('sv', { timeZone }) // as YYYY-MM-DD

const MS_PER_MINUTE = 60_000
const MINUTES_PER_WEEK = 7 * 24 * 60 // no clock changes twice within a week

/** A time zone's `ClockChanges` from the start of this year over the next twenty: all builds of a year have the same. */
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

/** The file that holds the settings of a build. */
export const recordIn = (/** @type {string} */ buildDirectory) =>
  join(buildDirectory, 'environment.json')

/** Call this last: an unfinished build has no record. */
export const recordEnvironment = (/** @type {string} */ buildDirectory) =>
  writeFileSync(recordIn(buildDirectory), settings())

/** Whether there is a finished build with the current settings. */
export function isEnvironmentCurrent(/** @type {string} */ buildDirectory) {
  const record = recordIn(buildDirectory)
  return existsSync(record) && readFileSync(record, 'utf8') === settings()
}
