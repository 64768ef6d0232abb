import type { Step } from '#app/domain/reservation.ts'

/**
 * What an entry of the browser's history knows of the reservation's steps: the numbers of the entries in which the
 * steps so far were entered. The last number is its own. They count from 0, the entry that the guest arrived with.
 */
export type StepEntry = readonly [number, ...number[]]

/** The entry that a guest arrives with. */
export const firstEntry: StepEntry = [0]

/** The step that an entry shows. */
export const stepOf = (entry: StepEntry) => entry.length as Step

const numberOf = (entry: StepEntry) => entry.at(-1) ?? 0

/** What the state of an entry says of the steps; undefined where it says nothing, or no sense. */
export function readStepEntry(state: unknown): StepEntry | undefined {
  const { steps } = Object(state)
  if (!Array.isArray(steps) || steps.length < 1 || steps.length > 3) return undefined
  const isSound = steps.every(
    (number, index) => Number.isInteger(number) && number > (steps[index - 1] ?? -1),
  )
  return isSound ? (steps as unknown as StepEntry) : undefined
}

/** The entry that a press on the forward button makes. */
export const entryOfNextStep = (entry: StepEntry): StepEntry => [...entry, numberOf(entry) + 1]

/** The entry that a link within the page makes. */
export const entryOfSameStep = (entry: StepEntry): StepEntry =>
  withLast(entry, stepOf(entry), numberOf(entry) + 1)

/** The same entry, but with no later step than the furthest that the form allows. */
export const limited = (entry: StepEntry, furthest: Step): StepEntry =>
  stepOf(entry) > furthest ? withLast(entry, furthest, numberOf(entry)) : entry

const withLast = (entry: StepEntry, step: Step, number: number) =>
  [...entry.slice(0, step - 1), number] as unknown as StepEntry

/** How far back an earlier step is, as `history.go` wants it: -1 is the entry before. */
export const deltaTo = (step: Step, entry: StepEntry): number =>
  (entry[step - 1] ?? numberOf(entry)) - numberOf(entry)

/** How far back the entry is that the guest arrived with. */
export const deltaToFirst = (entry: StepEntry): number => -numberOf(entry)
