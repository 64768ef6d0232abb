import { type Clock, MS_PER_DAY, MS_PER_MINUTE } from './clock.ts'
import { type IsoDate, today } from './stay.ts'

/** A point on the earth, in degrees north and east. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

/** Days from 1970 to noon of 1 January 2000, from which astronomers count. */
const DAYS_TO_2000 = 10_957.5
const radians = (degrees: number) => (degrees * Math.PI) / 180
const sine = (degrees: number) => Math.sin(radians(degrees))

/**
 * When the sun rises and sets on a day, to about two minutes, by the sunrise equation. If it does not set, both are
 * half a day from noon; if it does not rise, both are noon.
 */
export function sunOn(day: IsoDate, { latitude, longitude }: Coordinates) {
  const noon = Date.parse(day) / MS_PER_DAY + 0.5 - longitude / 360
  const anomaly = 357.5291 + 0.98560028 * (noon - DAYS_TO_2000)
  const centre = 1.9148 * sine(anomaly) + 0.02 * sine(2 * anomaly) + 0.0003 * sine(3 * anomaly)
  const ecliptic = anomaly + centre + 282.9372
  const transit = noon + 0.0053 * sine(anomaly) - 0.0069 * sine(2 * ecliptic)
  const declination = Math.asin(sine(ecliptic) * sine(23.4397))
  const [sin, cos] = [sine(latitude), Math.cos(radians(latitude))]
  const height = (sine(-0.833) - sin * Math.sin(declination)) / (cos * Math.cos(declination))
  const half = Math.acos(Math.min(1, Math.max(-1, height))) / (2 * Math.PI)
  const momentOf = (days: number) => new Date(days * MS_PER_DAY)
  return { rises: momentOf(transit - half), sets: momentOf(transit + half) }
}

export type Light = 'dawn' | 'day' | 'dusk' | 'night'

/** The light at a moment and a place. Dawn begins 45 minutes before sunrise, and dusk ends 45 minutes after sunset. */
export function lightAt(now: Date, place: Coordinates, clock: Clock): Light {
  const { rises, sets } = sunOn(today(now, clock), place)
  const minutesSince = (at: Date) => (now.valueOf() - at.valueOf()) / MS_PER_MINUTE
  const [up, down] = [minutesSince(rises), minutesSince(sets)]
  if (up < -45 || down >= 45) return 'night'
  if (up < 75) return 'dawn'
  return down >= -45 ? 'dusk' : 'day'
}
