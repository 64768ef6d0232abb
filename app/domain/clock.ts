/** A time of day on a 24-hour clock, '00:00' to '23:59', as structured data writes it. */
export type ClockTime = `${string}:${string}`

/**
 * The hour, 0 to 23, and the minute of a time.
 *
 * @throws {RangeError} when it is not a time of day.
 */
export function partsOfTime(time: ClockTime) {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []
  if (!hour || !minute) throw new RangeError(`Not a time of day: '${time}'. Expected HH:MM.`)
  return { hour: Number(hour), minute: Number(minute) }
}
