/** How many minutes a clock is ahead of UTC at a moment. */
export type Clock = (at: Date) => number

/**
 * The changes of a clock, the earliest first: the minute since 1970 of each, and how many minutes the clock is ahead
 * of UTC from then on. The first entry also holds for all time before it.
 */
export type ClockChanges = readonly (readonly [from: number, ahead: number])[]

const MS_PER_MINUTE = 60_000

/** The clock that has these changes. */
export const clockOf =
  (changes: ClockChanges): Clock =>
  (at) =>
    (changes.findLast(([from]) => from * MS_PER_MINUTE <= at.valueOf()) ?? changes[0])?.[1] ?? 0

/** What a clock shows at a moment, as the Date whose UTC parts show the same. */
export const wallClock = (at: Date, clock: Clock): Date =>
  new Date(at.valueOf() + clock(at) * MS_PER_MINUTE)

/**
 * The moment at which a clock shows this, given as `wallClock` gives it. Where it shows it twice, the first one. A
 * time that it skips is as much later as the clock is put forward, as calendars have it (RFC 5545).
 */
export function momentOf(shown: Date, clock: Clock): Date {
  // No clock changes twice within two days.
  const [before, after] = [-1, 1].map((days) => {
    const ahead = clock(new Date(shown.valueOf() + days * MS_PER_DAY))
    return new Date(shown.valueOf() - ahead * MS_PER_MINUTE)
  }) as [Date, Date]
  const isShown = (at: Date) => wallClock(at, clock).valueOf() === shown.valueOf()
  return !isShown(before) && isShown(after) ? after : before
}

const MS_PER_DAY = 86_400_000
