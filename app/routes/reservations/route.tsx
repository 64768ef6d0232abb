import { type FormEvent, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { head } from '#app/content/head.ts'
import { reservations } from '#app/content/reservations.ts'
import { findRoomType } from '#app/content/room-types.ts'
import {
  canContinue,
  initialReservation,
  missing,
  missingSentence,
  reservationReducer,
} from '#app/domain/reservation.ts'
import { useToast } from '#app/state/toast.ts'
import { Button } from '#app/ui/button.tsx'
import { ArrowRightIcon } from '#app/ui/icons/frame.tsx'
import { PageHero, preloadHero } from '#app/ui/page-hero.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { BookingInformation } from './booking-information.tsx'
import styles from './route.module.css'
import { stayInWords } from './stay-in-words.ts'
import { StepConfirmation } from './step-confirmation.tsx'
import { StepGuest } from './step-guest.tsx'
import { StepRoom } from './step-room.tsx'

const STEP = { 1: StepRoom, 2: StepGuest, 3: StepConfirmation }

export const meta = () =>
  head({
    title: 'Reservations',
    description: reservations.description,
    path: '/reservations',
    picture: reservations.picture,
  })

export const links = () => preloadHero(reservations.picture)

/** The three-step reservation. Everything typed lives here until it is confirmed or the guest leaves. */
export default function Reservations() {
  const [state, dispatch] = useReducer(reservationReducer, initialReservation)
  const showToast = useToast((toast) => toast.show)
  const top = useStepFocus(state.step)
  useWantedRoomType((roomType) => dispatch({ type: 'chooseRoomType', roomType }))

  const { step, form } = state
  const CurrentStep = STEP[step]

  const goForward = (event: FormEvent) => {
    event.preventDefault()
    dispatch({ type: 'forward' })
    if (step === 3 && canContinue(state)) {
      const { title, text } = reservations.confirmed
      showToast({ title, text: text(findRoomType(form.roomType)?.name ?? 'room', form.email) })
    }
  }

  return (
    <>
      <PageHero
        picture={reservations.picture}
        bangla={reservations.bangla}
        title={reservations.title}
        lead={reservations.lead}
      />
      <section ref={top} className={`wrap ${styles.steps}`} aria-label={reservations.progress}>
        <Stepper label={reservations.progress} steps={reservations.steps} current={step} />
        <form onSubmit={goForward}>
          <CurrentStep form={form} dispatch={dispatch} />
          <div className={styles.navigation}>
            {step > 1 && (
              <Button variant="ghost" onClick={() => dispatch({ type: 'back' })}>
                {reservations.back}
              </Button>
            )}
            <p className={styles.status} role="status">
              {missingSentence(missing(state)) || (step === 1 && stayInWords(form))}
            </p>
            <Button type="submit" disabled={!canContinue(state)}>
              {reservations.forward[step - 1]}
              {step < 3 && <ArrowRightIcon />}
            </Button>
          </div>
        </form>
      </section>
      <BookingInformation />
    </>
  )
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

/** Chooses the room type that the address names as `?room=`; any other value is ignored. */
function useWantedRoomType(choose: (roomType: string) => void) {
  const [query] = useSearchParams()
  const wanted = findRoomType(query.get('room') ?? '')?.id
  const onWanted = useEffectEvent(choose)
  useEffect(() => {
    if (wanted) onWanted(wanted)
  }, [wanted])
}
