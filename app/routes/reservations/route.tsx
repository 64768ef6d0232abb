import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { reservations } from '#app/content/reservations.ts'
import { findRoomType } from '#app/content/rooms/room-types.ts'
import {
  isPast,
  missing,
  type ReservationForm,
  reachableStep,
  type Step,
} from '#app/domain/reservation.ts'
import { type IsoDate, today } from '#app/domain/stay.ts'
import { readStay } from '#app/domain/stay-query.ts'
import { head } from '#app/seo/head.ts'
import { useRequests } from '#app/state/requests.ts'
import { useReservation } from '#app/state/reservation.ts'
import { useToast } from '#app/state/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { ArrowRightIcon } from '#app/ui/icons/frame.tsx'
import { KeptCard } from '#app/ui/kept-card.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import type { ScreenHandle } from '#app/ui/screen-handle.ts'
import { Stepper } from '#app/ui/stepper.tsx'
import { formatDay } from '#language'
import { common } from '#words/common.ts'
import { referenceCharacters } from '#words/reference.ts'
import { BookingInformation } from './booking-information.tsx'
import styles from './route.module.css'
import { stayInWords } from './stay-in-words.ts'
import { StepConfirmation } from './step-confirmation.tsx'
import { StepGuest } from './step-guest.tsx'
import { StepRoom } from './step-room.tsx'

const importKeptStay = () => import('./kept-stay.tsx').then(({ KeptStay }) => KeptStay)

const STEP = { 1: StepRoom, 2: StepGuest, 3: StepConfirmation }

export const handle = { ground: 'picture' } satisfies ScreenHandle

export const meta = () =>
  head({
    title: reservations.title,
    description: reservations.description,
    path: '/reservations',
    picture: reservations.hero.picture,
  })

/** The three-step reservation. What is entered is in a store, the step in the browser's history. */
export default function Reservations() {
  const { form, dispatch } = useReservation()
  const { step, goTo, goBack } = useSteps()
  const showToast = useToast((toast) => toast.show)
  const keep = useRequests((requests) => requests.keep)
  const kept = useRequests((requests) => requests.kept.stay)
  const top = useStepFocus(step)
  useWantedStay()
  const [offer] = useState<string | undefined>(useLocation().state?.offer)

  const CurrentStep = STEP[step]
  const now = today(new Date())
  const needed = missing(step, form, now)

  const goForward = () => {
    if (needed.length > 0) return
    if (step === 1) return goTo(2)
    // Asked at the press: the day may have changed since the page was drawn.
    if (form.checkIn && isPast(form.checkIn, today(new Date()))) return goTo(1)
    if (step === 2) return goTo(3)
    keep('stay', form, referenceCharacters)
    const { title, text } = reservations.confirmed
    showToast({ title, text: text(findRoomType(form.roomType)?.name ?? 'room', form.email) })
    dispatch({ type: 'reset' })
    goTo(1, { replace: true })
  }

  return (
    <>
      <PageHero {...reservations.hero} />
      <section
        ref={top}
        className={`wrap ${styles.steps}`}
        aria-label={reservations.progress}
        data-kept={kept && true}
      >
        <div className={styles.form}>
          {kept && (
            <p className={styles.below} data-screen-only>
              <a href="#your-request">{common.requestKept(kept.reference)}</a>
            </p>
          )}
          <Stepper
            label={reservations.progress}
            steps={reservations.steps}
            current={step}
            completed={common.completed}
          />
          <Form onSend={goForward}>
            <CurrentStep form={form} dispatch={dispatch} offer={offer} />
            <div className={styles.navigation}>
              {step > 1 && (
                <Button variant="ghost" onClick={goBack}>
                  {reservations.back}
                </Button>
              )}
              <p className={styles.status} role="status">
                {statusOf(step, form, now)}
              </p>
              <Button type="submit" disabled={needed.length > 0}>
                {reservations.forward[step - 1]}
                {step < 3 && <ArrowRightIcon />}
              </Button>
            </div>
          </Form>
        </div>
        <KeptCard kept={kept} load={importKeptStay} announcement={common.requestKept} />
      </section>
      <BookingInformation />
    </>
  )
}

/** What is still needed, or what is chosen so far. */
function statusOf(step: Step, form: ReservationForm, now: IsoDate) {
  const needed = missing(step, form, now)
  if (form.checkIn && needed.includes('checkIn'))
    return reservations.pastCheckIn(formatDay(form.checkIn))
  if (needed.length > 0)
    return reservations.stillNeeded(needed.map((name) => reservations.needed[name]))
  return step === 1 ? stayInWords(form) : ''
}

/**
 * Each step is an entry of the browser's history, so that its Back and Forward move between steps. An
 * entry whose earlier steps are incomplete, as after a reload, shows the step that is reached.
 */
function useSteps() {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const step = useReservation(({ form }) => reachableStep(form, state?.step))

  const goTo = (next: Step, { replace = false } = {}) =>
    navigate(pathname + search, { state: { step: next }, replace, preventScrollReset: true })
  // Step 2 is always entered from step 1, and step 3 from step 2.
  return { step, goTo, goBack: () => navigate(-1) }
}

/** Brings a new step into view and moves focus to its heading. The first step shown is left alone. */
function useStepFocus(step: number) {
  const top = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    top.current?.scrollIntoView({ block: 'start' })
    top.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [step])
  return top
}

/**
 * Enters what the address names, as `?room=&from=&to=&adults=&children=`, when the guest arrives by a
 * link or by the address. Coming back to the page leaves what was chosen as it is; a value that makes
 * no sense is ignored.
 */
function useWantedStay() {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const isReturn = useNavigationType() === 'POP'
  const [first] = useState({ query, isReturn })
  useEffect(() => {
    const { form, dispatch } = useReservation.getState()
    const { checkIn, checkOut, adults, children } = readStay(first.query, today(new Date()))
    const roomType = findRoomType(first.query.get('room') ?? '')?.id
    if (roomType && !(first.isReturn && form.roomType))
      dispatch({ type: 'chooseRoomType', roomType })
    if (first.isReturn && form.checkIn) return
    if (checkIn) dispatch({ type: 'chooseCheckIn', day: checkIn })
    if (checkOut) dispatch({ type: 'chooseCheckOut', day: checkOut })
    if (adults) dispatch({ type: 'set', field: 'adults', value: adults })
    if (children) dispatch({ type: 'set', field: 'children', value: children })
  }, [first])
}
