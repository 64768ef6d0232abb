import type { Step } from './reservation.ts'

/** What an entry of the browser's history knows of the reservation's steps. */
export type StepEntry = {
  /** Counted from 0, the entry that the guest arrived with. */
  readonly number: number
  /** The numbers of the entries that entered step 1, step 2 and so on, up to the step that is shown. */
  readonly steps: readonly number[]
}

/** The entry that a guest arrives with. */
export const firstEntry: StepEntry = { number: 0, steps: [0] }

/** The step that an entry shows. */
export const stepOf = ({ steps }: StepEntry) => steps.length as Step

/** What the state of an entry says of the steps; undefined where it says nothing, or no sense. */
export function readStepEntry(state: unknown): StepEntry | undefined {
  const { number, steps } = Object(state)
  if (!Array.isArray(steps) || steps.length < 1 || steps.length > 3) return undefined
  const isSound = steps.every(
    (entered, index) =>
      Number.isInteger(entered) && entered > (steps[index - 1] ?? -1) && entered <= number,
  )
  return isSound && Number.isInteger(number) ? { number, steps } : undefined
}

/** The entry that a press on the forward button makes. */
export const entryOfNextStep = ({ number, steps }: StepEntry): StepEntry => ({
  number: number + 1,
  steps: [...steps, number + 1],
})

/** The entry that a link within the page makes. */
export const entryOfSameStep = ({ number, steps }: StepEntry): StepEntry => ({
  number: number + 1,
  steps,
})

/** The same entry, but with no later step than the furthest that the form allows. */
export const limited = (entry: StepEntry, furthest: Step): StepEntry =>
  stepOf(entry) > furthest ? { ...entry, steps: entry.steps.slice(0, furthest) } : entry

/** How far back the entry of an earlier step is, as `history.go` wants it: -1 is the one before. */
export const deltaTo = (step: Step, { number, steps }: StepEntry): number =>
  (steps[step - 1] ?? number) - number
