import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { furthestStep, type Step } from '#app/domain/reservation-steps.ts'
import { STAY_KEYS, withFields } from '#app/domain/url.ts'
import { useVisit } from '#app/visit/store.ts'

/**
 * Each step is a history entry, so that Back and Forward move between steps. The entry of step 2 follows that of step
 * 1, and 3 follows 2. An entry whose step the form does not allow yet shows the furthest step that it does.
 */
export function useSteps() {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const furthest = useVisit(({ stay }) => furthestStep(stay))
  const entryStep: Step = location.state?.step ?? 1
  const step = Math.min(entryStep, furthest) as Step

  // Ignore a second click until the first navigation has finished.
  const pressedAt = useRef<object>(undefined)
  const ignoreDoubleClick = (move: () => void) => {
    if (pressedAt.current === location) return
    pressedAt.current = location
    move()
  }
  /** From the entry that is open now: after Back, its page may not be drawn yet. */
  const goBackTo = (earlier: number) => {
    const by = earlier - (history.state?.usr?.step ?? 1)
    if (by) navigate(by) // 0 would load the page again, and lose the visit
  }

  // Return to the last allowed step at once; otherwise completing the form would jump ahead by itself.
  const leaveTooFar = useEffectEvent(() => {
    if (type === 'REPLACE') return // the URL was written while the browser was on its way back
    const allowed = furthestStep(useVisit.getState().stay)
    if (entryStep > allowed) goBackTo(allowed)
  })
  useEffect(() => leaveTooFar(), [location])

  const { top, letters, isDone } = useStepFocus(step, location)
  return {
    step,
    top,
    letters,
    goForwardTo: (next: Step) =>
      ignoreDoubleClick(() =>
        navigate(
          { search: withFields(location.search, STAY_KEYS, useVisit.getState()) },
          { state: { step: next }, preventScrollReset: true },
        ),
      ),
    goBackTo: (earlier: Step) => ignoreDoubleClick(() => goBackTo(earlier)),
    goToFirst: () =>
      ignoreDoubleClick(() => {
        isDone.current = true
        goBackTo(1)
      }),
  }
}

/**
 * Scrolls to a new step and moves the focus to its heading; after the last step, to that of the letter. The first step
 * shown is left alone.
 */
function useStepFocus(step: Step, location: object) {
  const top = useRef<HTMLDivElement>(null)
  const letters = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)
  const seen = useRef({ step, location })
  useEffect(() => {
    // Waits for the navigation: otherwise the router would scroll to where that entry was left.
    if (seen.current.location === location) return
    const isMoved = seen.current.step !== step
    seen.current = { step, location }
    if (!isMoved) return
    const shown = isDone.current ? letters.current : top.current
    if (isDone.current) scrollTo(0, 0)
    else shown?.scrollIntoView({ block: 'start' })
    isDone.current = false
    shown?.querySelector('h2')?.focus({ preventScroll: true })
  }, [step, location])
  return { top, letters, isDone }
}
