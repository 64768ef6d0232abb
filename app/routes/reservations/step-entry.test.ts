import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Step } from '#app/domain/reservation.ts'
import {
  deltaTo,
  deltaToFirst,
  entryOfNextStep,
  entryOfSameStep,
  firstEntry,
  limited,
  readStepEntry,
  type StepEntry,
  stepOf,
} from './step-entry.ts'

test('the first entry shows step 1, and each press on the forward button the next', () => {
  expect(stepOf(firstEntry)).toBe(1)
  expect(stepOf(entryOfNextStep(firstEntry))).toBe(2)
  expect(stepOf(entryOfNextStep(entryOfNextStep(firstEntry)))).toBe(3)
})

/** A history in small: what it holds, and what a guest can do to it. */
class Tab {
  entries: unknown[] = [{ steps: firstEntry }]
  index = 0
  /** What the form holds. A reload empties it. */
  furthest: Step = 1
  entry: StepEntry = firstEntry

  arrive(before?: StepEntry) {
    const said = readStepEntry(this.entries[this.index])
    this.entry = limited(said ?? (before ? entryOfSameStep(before) : firstEntry), this.furthest)
    this.entries[this.index] = { steps: this.entry }
  }
  push(state: unknown) {
    const before = this.entry
    this.entries.splice(++this.index, Number.POSITIVE_INFINITY, state)
    this.arrive(before)
  }
  go(delta: number) {
    this.index = Math.min(Math.max(this.index + delta, 0), this.entries.length - 1)
    this.arrive(this.entry)
  }
  act(what: string) {
    if (what === 'fill in' && stepOf(this.entry) === this.furthest && this.furthest < 3)
      this.furthest++
    if (what === 'forward' && stepOf(this.entry) < this.furthest)
      this.push({ steps: entryOfNextStep(this.entry) })
    if (what === 'back' && stepOf(this.entry) > 1)
      this.go(deltaTo((stepOf(this.entry) - 1) as Step, this.entry))
    if (what === "browser's back") this.go(-1)
    if (what === "browser's forward") this.go(1)
    if (what === 'link within the page') this.push(null)
    if (what === 'reload') {
      this.furthest = 1
      this.arrive()
    }
  }
}

const press = fc.constantFrom(
  ...['fill in', 'fill in', 'forward', 'forward', 'back'],
  ...["browser's back", "browser's forward", 'link within the page', 'reload'],
)

test('however a guest walks, filling in moves nothing, Back goes one step back, and after a reload at least one, and step 1 is never left behind', () =>
  fc.assert(
    fc.property(fc.array(press, { maxLength: 60, size: 'max' }), (presses) => {
      const tab = new Tab()
      for (const what of presses) {
        const before = stepOf(tab.entry)
        tab.act(what)
        const step = stepOf(tab.entry)
        expect(step).toBeLessThanOrEqual(tab.furthest)
        if (what === 'fill in' || what === 'link within the page') expect(step).toBe(before)
        // A reload writes step 1 into entries before others that still say step 3: Back may then lead there at once.
        if (what === 'back' && !presses.includes('reload'))
          expect(step).toBe(Math.max(before - 1, 1))
        if (what === 'back') expect(step).toBeLessThanOrEqual(Math.max(before - 1, 1))
        if (what === 'forward') expect(step - before).toBeLessThanOrEqual(1)
      }
      tab.go(deltaToFirst(tab.entry))
      expect([stepOf(tab.entry), tab.index]).toEqual([1, 0])
    }),
    { numRuns: 1000 },
  ))

test('only what the steps wrote into the history is read from it', () => {
  for (const steps of [
    undefined,
    null,
    '0',
    0,
    {},
    [],
    [-1],
    [0, 0],
    [1, 0],
    [0.5],
    ['0'],
    [0, 1, 2, 3],
  ])
    expect(readStepEntry({ steps })).toBeUndefined()
  for (const state of [null, undefined, 'x', 3, {}, { step: 3 }])
    expect(readStepEntry(state)).toBeUndefined()
  expect(readStepEntry({ steps: [0, 2, 3], offer: 'Monsoon' })).toEqual([0, 2, 3])
})

test('whatever the history says, the way to a step leads back or nowhere', () =>
  fc.assert(
    fc.property(fc.anything(), (steps) => {
      for (const state of [steps, { steps }, { steps: [steps, steps] }]) {
        const entry = readStepEntry(state)
        if (entry) expect(deltaTo(1, entry)).toBeLessThanOrEqual(0)
        if (entry && stepOf(entry) > 1) expect(deltaTo(1, entry)).toBeLessThan(0)
      }
    }),
  ))
