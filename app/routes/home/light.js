// @ts-check
/**
 * The light at the hotel. Home's inline script is made of this file too (home-light.tsx), so it imports nothing.
 *
 * @typedef {{ readonly latitude: number, readonly longitude: number }} Coordinates in degrees north and east
 */

const MS_PER_MINUTE = 60_000
const MS_PER_DAY = 1440 * MS_PER_MINUTE
/** Days from 1970 to noon of 1 January 2000, from which astronomers count. */
const DAYS_TO_2000 = 10_957.5

/** @type {(degrees: number) => number} */
const sine = (degrees) => Math.sin((degrees * Math.PI) / 180)

/**
 * When the sun rises and sets around the noon nearest to a moment, within three minutes, by the sunrise equation. If it
 * does not set, both are half a day from noon; if it does not rise, both are noon.
 *
 * @type {(moment: number, place: Coordinates) => { rises: number, sets: number }}
 */
export function sunAround(moment, { latitude, longitude }) {
  const eastern = longitude / 360
  const noon = Math.round(moment / MS_PER_DAY + eastern - 0.5) + 0.5 - eastern
  const anomaly = 357.5291 + 0.98560028 * (noon - DAYS_TO_2000)
  const centre = 1.9148 * sine(anomaly) + 0.02 * sine(2 * anomaly) + 0.0003 * sine(3 * anomaly)
  const ecliptic = anomaly + centre + 282.9372
  const transit = noon + 0.0053 * sine(anomaly) - 0.0069 * sine(2 * ecliptic)
  const declination = Math.asin(sine(ecliptic) * sine(23.4397))
  const height =
    (sine(-0.833) - sine(latitude) * Math.sin(declination)) /
    (sine(90 - latitude) * Math.cos(declination))
  const half = Math.acos(Math.min(1, Math.max(-1, height))) / (2 * Math.PI)
  return { rises: (transit - half) * MS_PER_DAY, sets: (transit + half) * MS_PER_DAY }
}

/**
 * Dawn begins 45 minutes before sunrise, and dusk ends 45 minutes after sunset.
 *
 * @type {(moment: number, place: Coordinates) => 'dawn' | 'day' | 'dusk' | 'night'}
 */
export function lightAt(moment, place) {
  const { rises, sets } = sunAround(moment, place)
  const up = (moment - rises) / MS_PER_MINUTE
  const down = (moment - sets) / MS_PER_MINUTE
  if (up < -45 || down >= 45) return 'night'
  if (up < 75) return 'dawn'
  return down >= -45 ? 'dusk' : 'day'
}

/**
 * Marks the page with the light, and asks for the styles of dusk and night when it is dark. A light that changes while
 * the guest looks fades. A guest who saves data has the picture as it is painted.
 *
 * @type {(styles: HTMLLinkElement, place: Coordinates) => void}
 */
export function showLight(styles, place) {
  if (navigator.connection?.saveData) return
  const { dataset } = document.documentElement
  const light = lightAt(Date.now(), place)
  if (dataset.light && dataset.light !== light) dataset.fades = ''
  dataset.light = light
  if (light === 'dusk' || light === 'night') styles.disabled = false
}
