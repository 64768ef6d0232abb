import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterFrame, useReplaceSearch } from '#app/browser/use-query.ts'
import { furthestStep, type Step } from '#app/domain/reservation.ts'
import { useReservation } from '#app/state/reservation.ts'

/** What is entered lasts as long as the page is loaded, so a step that an earlier load has written does not count. */
const visit = performance.timeOrigin

/**
 * Each step is an entry of the browser's history, so that its Back and Forward move between steps. The entry of step 2
 * follows that of step 1, and 3 follows 2. One that asks for more than the form holds shows less. Each has the stay in its
 * address as the form holds it: never a name or a word.
 */
export function useSteps(stay: string) {
  const location = useLocation()
  const { pathname, search, state } = location
  const navigate = useNavigate()
  const replace = useReplaceSearch()
  const furthest = useReservation(({ form }) => furthestStep(form))
  const asked: Step = state?.visit === visit ? state.step : 1
  const step = Math.min(asked, furthest) as Step

  // A press counts once, since the second one of a double click comes before the first has arrived.
  const pressedAt = useRef<object>(undefined)
  const once = (move: () => void) => {
    if (pressedAt.current === location) return
    pressedAt.current = location
    move()
  }
  const goBackTo = (earlier: number) => navigate(earlier - asked)

  // So that filling in the form never moves on: only a press does.
  const leaveTooFar = useEffectEvent(() => {
    if (asked > furthest) goBackTo(furthest)
  })
  useEffect(() => leaveTooFar(), [location])

  const writeStay = useEffectEvent(() => {
    if (asked !== step || search === stay) return // on the way to another entry, or written
    replace(stay, state)
  })
  useEffect(() => afterFrame(writeStay), [location, stay])

  const { top, done, isDone } = useStepFocus(step, location)
  return {
    step,
    top,
    done,
    goForwardTo: (next: Step) =>
      once(() =>
        navigate(
          { pathname, search: stay },
          { state: { ...state, step: next, visit }, preventScrollReset: true },
        ),
      ),
    goBackTo: (earlier: Step) => once(() => goBackTo(earlier)),
    goToFirst: () =>
      once(() => {
        isDone.current = true
        goBackTo(1)
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
