import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPath, useLocation, useNavigate, useNavigationType } from 'react-router'
import { furthestStep, type Step } from '#app/domain/reservation.ts'
import {
  deltaTo,
  deltaToFirst,
  entryOfNextStep,
  entryOfSameStep,
  firstEntry,
  limited,
  readStepEntry,
  stepOf,
} from '#app/routes/reservations/step-entry.ts'
import { useReservation } from '#app/state/reservation.ts'

/**
 * Each step is an entry of the browser's history, so that its Back and Forward move between steps. An entry
 * that asks for more than the form holds, as after a reload, is limited to what it does hold when the guest
 * arrives at it. From then on only a press moves: filling in the form never does.
 */
export function useSteps() {
  const location = useLocation()
  const { pathname, search, hash, state } = location
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const furthest = useReservation(({ form }) => furthestStep(form))
  const [shown, setShown] = useState({ location, entry: readStepEntry(state) ?? firstEntry })

  const written = readStepEntry(state)
  // The entry that the guest arrived with is left without a state: writing it would undo a Back pressed meanwhile.
  const unwritten = hash ? undefined : firstEntry

  const arrived = () => {
    if (location === shown.location) return shown.entry
    const known = written ?? (navigationType === 'POP' ? unwritten : undefined)
    if (known) return known
    // A link within the page makes an entry without a state. To the same address, it takes the place of the last.
    const isNew =
      navigationType !== 'REPLACE' && createPath(location) !== createPath(shown.location)
    return isNew ? entryOfSameStep(shown.entry) : shown.entry
  }
  const entry = limited(arrived(), furthest)
  if (entry !== shown.entry || location !== shown.location) setShown({ location, entry })

  const write = useEffectEvent(() => {
    if (`${written ?? unwritten}` === `${entry}`) return
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
