import type { ComponentType, ReactNode } from 'react'
import type { RouteHandle } from '#app/browser/route-handle.ts'
import { useToday } from '#app/browser/use-now.ts'
import { knownStayValues } from '#app/content/known-stay-values.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { roomAsCartItem } from '#app/content/rooms/cart-item.ts'
import { findWantedRoom } from '#app/content/rooms/room-types.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { isPast, partyOf, type ReservationEntries } from '#app/domain/reservation.ts'
import { missing, type Step } from '#app/domain/reservation-steps.ts'
import { STAY_KEYS } from '#app/domain/url.ts'
import { LetterView } from '#app/parts/letter/letter-view.tsx'
import { OfferLine } from '#app/parts/offer-line.tsx'
import { stayLetter } from '#app/sentences/letters/stay.ts'
import { bestOfferFact } from '#app/sentences/stay-price.ts'
import { head } from '#app/seo/head.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { ArrowRightIcon } from '#app/ui/icons/frame.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { showToast } from '#app/ui/toast.ts'
import { keepRequest } from '#app/visit/keep-request.ts'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { useUrl } from '#app/visit/use-url.ts'
import { formatDay } from '#language'
import { common } from '#words/common.ts'
import { inCart } from '#words/in-cart.ts'
import { reservations } from '#words/reservations.ts'
import { BookingInformation } from './booking-information.tsx'
import { entriesOf, fieldsOf } from './form-fields.ts'
import * as styles from './route.module.css'
import { stayInWords } from './stay-in-words.ts'
import { StepConfirmation } from './step-confirmation.tsx'
import { StepGuest } from './step-guest.tsx'
import { StepRoom } from './step-room.tsx'
import { useSteps } from './use-steps.ts'

const STEPS: Record<Step, ComponentType<{ children: ReactNode }>> = {
  1: StepRoom,
  2: StepGuest,
  3: StepConfirmation,
}

export const handle = { chatWaits: true } satisfies RouteHandle

export const meta = () => head({ ...reservations, path: '/reservations', picture: hero.reserve })

/** The three-step reservation. Its entries are in the visit, its step in the browser's history. */
export default function Reservations() {
  useUrl(STAY_KEYS, knownStayValues)
  const form = useVisit(({ stay }) => stay)
  const request = useVisit(({ requests }) => requests.stay)
  const { step, top, letters, goForwardTo, goBackTo, goToFirst } = useSteps()

  const StepFields = STEPS[step]
  const today = useToday() ?? hotelToday()
  const needed = missing(step, form, today)
  const room = findWantedRoom(form.roomType, form.adapted)

  const confirm = (form: ReservationEntries) => {
    if (!room) return // step 3 needs one
    keepRequest('stay', { ...form, ...partyOf(form) })
    const { checkIn, checkOut, adapted, email } = form
    const { title, text } = reservations.confirmed
    const confirmed = text(room.name, email)
    // The same room for the same days may be in the cart: it is not asked for twice.
    const days = checkIn && checkOut ? { checkIn, checkOut } : undefined
    const { id } = roomAsCartItem(room, adapted, days)
    const line = useVisit.getState().cart.find((each) => each.id === id)
    if (line) dispatch({ type: 'setQuantity', id, quantity: line.quantity - 1 })
    showToast({ title, text: line ? `${confirmed} ${inCart.taken(room.roomName)}` : confirmed })
    dispatch({ type: 'resetStay' })
    goToFirst()
  }

  const goOn = () => {
    const { stay: form } = useVisit.getState() // includes what was read at the press
    if (missing(step, form, hotelToday()).length > 0) return
    if (step === 1) return goForwardTo(2)
    // Checked at the press: the day may have changed since the page was drawn.
    if (form.checkIn && isPast(form.checkIn, hotelToday())) return goBackTo(1)
    if (step === 3) return confirm(form)
    dispatch({ type: 'passGuestCheck' }) // the browser submits no form with an invalid field
    goForwardTo(3)
  }

  const navigation = (
    <div className={styles.navigation}>
      <p className={`muted ${styles.status}`} role="status">
        <span>{statusOf(step, form, needed)}</span>
        {step === 1 && room && needed.length === 0 && (
          <OfferLine fact={bestOfferFact(room.pricePerNight, form)} />
        )}
      </p>
      <Button type="submit" disabled={needed.length > 0}>
        <span>{reservations.forward[step - 1]}</span>
        {step < 3 && <ArrowRightIcon />}
      </Button>
      {step > 1 && (
        <Button
          className={styles.back}
          variant="ghost"
          onClick={() => goBackTo(step === 3 ? 2 : 1)}
        >
          {reservations.back}
        </Button>
      )}
    </div>
  )

  return (
    <>
      <PageHero
        {...reservations.hero}
        picture={hero.reserve}
        task={step === 1 && !request ? 'start' : 'begun'}
      />
      <div ref={letters} className={`wrap ${styles.letters}`}>
        <LetterView letter={request && stayLetter(request)} />
      </div>
      {request && (
        <div className={`wrap ${styles.another}`}>
          <h2>{reservations.another}</h2>
        </div>
      )}
      <div ref={top} className={`wrap ${styles.steps}`}>
        <div className={styles.form}>
          <Stepper label={reservations.progress} steps={reservations.steps} current={step} />
          <Form
            key={step}
            shared={fieldsOf(form)}
            onEnter={(entered) => dispatch({ type: 'enter', fields: entriesOf(entered) })}
            onSend={goOn}
            autoComplete="off"
          >
            <StepFields>{navigation}</StepFields>
          </Form>
        </div>
      </div>
      <BookingInformation />
    </>
  )
}

/** What is still needed, or what is chosen so far. */
function statusOf(step: Step, form: ReservationEntries, needed: ReturnType<typeof missing>) {
  if (form.checkIn && needed.includes('checkIn'))
    return common.dates.passed(formatDay(form.checkIn))
  if (needed.length > 0)
    return reservations.stillNeeded(needed.map((name) => reservations.needed[name]))
  return step === 1 ? stayInWords(form) : ''
}
