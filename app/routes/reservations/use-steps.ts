import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  createPath,
  type Location,
  type NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router'
import { furthestStep, type Step } from '#app/domain/reservation.ts'
import { useReservation } from '#app/state/reservation.ts'
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

/** An entry of the browser's history, and what it shows. */
type Shown = { location: Location; entry: StepEntry }

/**
 * Each step is an entry of the browser's history, so that its Back and Forward move between steps. An entry
 * that asks for more than the form holds, as after a reload, is limited to what it does hold when the guest
 * arrives at it. From then on only a press moves: filling in the form never does.
 */
export function useSteps() {
  const location = useLocation()
  const { pathname, search, state } = location
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const furthest = useReservation(({ form }) => furthestStep(form))

  // State that follows the address is set while rendering, so that no step is shown for one frame too many.
  const [shown, setShown] = useState<Shown>()
  const hasArrived = location !== shown?.location
  const entry = hasArrived
    ? limited(entryAt(location, navigationType, shown), furthest)
    : shown.entry
  if (hasArrived) setShown({ location, entry })

  const write = useEffectEvent(() => {
    if (`${readWritten(location)}` === `${entry}`) return
    navigate(location, {
      state: { ...state, steps: entry },
      replace: true,
      preventScrollReset: true,
    })
  })
  useEffect(() => write(), [location])

  // The second click of a double click often comes before the first has arrived.
  const pressed = useRef({ location: {}, step: 0 })
  const moveTo = (step: Step, move: () => void) => {
    if (pressed.current.location === location && pressed.current.step === step) return
    pressed.current = { location, step }
    move()
  }

  const { top, done, isDone } = useStepFocus(stepOf(entry), location)
  return {
    step: stepOf(entry),
    top,
    done,
    goForwardTo: (step: Step) =>
      moveTo(step, () =>
        navigate(
          { pathname, search },
          { state: { ...state, steps: entryOfNextStep(entry) }, preventScrollReset: true },
        ),
      ),
    goBackTo: (step: Step) => moveTo(step, () => navigate(deltaTo(step, entry))),
    goToFirst: () =>
      moveTo(1, () => {
        isDone.current = true
        navigate(deltaToFirst(entry))
      }),
  }
}

/** The entry that the guest has arrived at, before what the form holds limits it. */
function entryAt(location: Location, type: NavigationType, before?: Shown): StepEntry {
  // By Back or Forward, a reload, or a press on one of the step's buttons.
  const written = type === 'POP' ? readWritten(location) : readStepEntry(location.state)
  if (written) return written
  if (!before) return firstEntry
  // A link within the page to the address that it shows takes the place of the entry.
  if (type === 'REPLACE' || createPath(location) === createPath(before.location))
    return before.entry
  // Any other link within the page makes an entry.
  return entryOfSameStep(before.entry)
}

/**
 * What the history says of an entry. The one that the guest arrived with is left without a state, since writing it would
 * undo a Back pressed meanwhile; those of links within the page have a fragment.
 */
const readWritten = ({ state, hash }: Location) =>
  readStepEntry(state) ?? (hash ? undefined : firstEntry)

/**
 * Brings a new step into view and moves focus to its heading; after the last, what was done. The first step shown is
 * left alone.
 */
function useStepFocus(step: Step, location: object) {
  const top = useRef<HTMLDivElement>(null)
  const done = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  const seen = useRef({ step, location })
  useEffect(() => {
    // Not before the history has arrived at the step: the router would scroll to where that entry was left.
    if (seen.current.location === location) return
    const isMoved = seen.current.step !== step
    seen.current = { step, location }
    if (!isMoved) return
    const shown = isDone.current ? done.current : top.current
    if (isDone.current) scrollTo(0, 0)
    else shown?.scrollIntoView({ block: 'start' })
    isDone.current = false
    shown?.querySelector('h2')?.focus({ preventScroll: true })
  }, [step, location])
  return { top, done, isDone }
}
