/** A time of day as clocks in data write it, 00:00 to 23:59. */
export type IsoTime = `${string}:${string}`

/**
 * A time of day as guests read it, turned into the one that data uses: '7:00 AM' is '07:00', and
 * '12:00 AM', which is midnight, '00:00'.
 *
 * @throws {RangeError} when the words are no such time.
 */
export function isoTime(words: string): IsoTime {
  const [, hour, minutes, half] = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/.exec(words) ?? []
  if (!hour) throw new RangeError(`Not a time of day: '${words}'. Expected one like '7:30 PM'.`)
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}
