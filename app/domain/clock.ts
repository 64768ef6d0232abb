/** Returns how many minutes a clock is ahead of UTC at an instant. */
export type Clock = (at: Date) => number

/**
 * A clock's changes, earliest first: the minute since 1970, and how many minutes the clock is ahead of UTC from then
 * on. The first entry also holds for all time before it.
 */
export type ClockChanges = readonly (readonly [from: number, ahead: number])[]

export const MS_PER_MINUTE = 60_000
export const MS_PER_DAY = 86_400_000

/** The clock with these changes. Without any it shows UTC. */
export const clockOf =
  (changes: ClockChanges): Clock =>
  (at) =>
    (changes.findLast(([from]) => from * MS_PER_MINUTE <= at.valueOf()) ?? changes[0])?.[1] ?? 0

/** The time that a clock shows at an instant, as a Date whose UTC parts show the same. */
export const wallClock = (at: Date, clock: Clock): Date =>
  new Date(at.valueOf() + clock(at) * MS_PER_MINUTE)

/**
 * The instant at which a clock shows a time, given as `wallClock` returns it. If the clock shows it twice, the first
 * instant. A time that the clock skips moves forward with the clock, as in calendars (RFC 5545).
 */
export function instantOf(shown: Date, clock: Clock): Date {
  // No clock changes twice within two days.
  const [before, after] = [-1, 1].map((days) => {
    const ahead = clock(new Date(shown.valueOf() + days * MS_PER_DAY))
    return new Date(shown.valueOf() - ahead * MS_PER_MINUTE)
  }) as [Date, Date]
  const isShown = (at: Date) => wallClock(at, clock).valueOf() === shown.valueOf()
  return !isShown(before) && isShown(after) ? after : before
}
