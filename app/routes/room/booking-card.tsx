import type { RefObject } from 'react'
import { useToday } from '#app/browser/use-now.ts'
import { roomAsCartItem } from '#app/content/rooms/cart-item.ts'
import type { RoomPage } from '#app/content/rooms/index.ts'
import { asWanted, findFormRoom } from '#app/content/rooms/room-types.ts'
import { nights, stayTotal } from '#app/domain/day.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { isPast } from '#app/domain/reservation.ts'
import { guestCount } from '#app/domain/reservation-steps.ts'
import { OfferLine } from '#app/parts/offer-line.tsx'
import { NightlyPrice } from '#app/parts/price.tsx'
import { PutAwayOffer } from '#app/parts/put-away-offer.tsx'
import { putIntoCart } from '#app/parts/put-into-cart.ts'
import { StayDates, type StayDatesRef } from '#app/parts/stay-dates.tsx'
import { OfferPrice, StayPrice } from '#app/parts/stay-price.tsx'
import { reservationPath } from '#app/paths.ts'
import { bestOfferFact } from '#app/sentences/stay-price.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Choice } from '#app/ui/field.tsx'
import { CheckIcon } from '#app/ui/icons/notice.tsx'
import { showToast } from '#app/ui/toast.ts'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { formatDay } from '#language'
import { common } from '#words/common.ts'
import { inCart } from '#words/in-cart.ts'
import { roomPage } from '#words/room-page.ts'
import * as styles from './booking-card.module.css'

const { addToCart, book, chooseDays, maxPeople, whyBookDirect, whyTitle, withoutDays } = roomPage

type Dates = RefObject<StayDatesRef | null>

/** The room with the guest's choices, and a function that adds it to the cart. Past days are not added. */
function useBooking(room: RoomPage) {
  const today = useToday() ?? hotelToday()
  const stay = useVisit((visit) => visit.stay)
  const formRoom = findFormRoom(room.id)
  const { checkIn, checkOut } = stay
  const past = checkIn && isPast(checkIn, today) ? checkIn : undefined
  const days = checkIn && checkOut && !past ? { checkIn, checkOut } : undefined

  const add = () => {
    const { passed } = common.dates
    if (past) return showToast({ title: roomPage.passedTitle, text: passed(formatDay(past)) })
    if (!formRoom) return
    putIntoCart(inCart.room, roomAsCartItem(formRoom, stay.adapted, days))
  }
  return { stay, formRoom, past, days, add }
}

/** The price and the next step, at the foot of a small screen until the card itself is in view. */
export function BookingBar({ room, dates }: { room: RoomPage; dates: Dates }) {
  const { days, add } = useBooking(room)
  return (
    <div className={styles.bar} data-bar data-script-only data-screen-only>
      {days ? (
        <NightlyPrice
          cents={stayTotal(room.pricePerNight, days)}
          per={common.nights(nights(days))}
        />
      ) : (
        <NightlyPrice cents={room.pricePerNight} />
      )}
      <Button onClick={days ? add : () => dates.current?.openNext()}>
        {days ? addToCart : chooseDays}
      </Button>
      <OfferLine fact={days && bestOfferFact(room.pricePerNight, days)} />
    </div>
  )
}

export function BookingCard({ room, dates }: { room: RoomPage; dates: Dates }) {
  const { stay, formRoom, past, days, add } = useBooking(room)
  const guests = guestCount(stay)

  return (
    <>
      <NightlyPrice cents={room.pricePerNight} size="display" />
      <p role="status" className={`muted ${styles.guests}`}>
        <span>
          {guests > room.capacity
            ? inCart.tooSmall(room.capacity, guests)
            : maxPeople(room.capacity)}
        </span>
      </p>
      <div className={styles.stay} data-script-only data-screen-only={days ? undefined : ''}>
        <div className={styles.dates}>
          <StayDates ref={dates} />
        </div>
        <p role="status" className={`muted numerals ${styles.sum}`}>
          {days ? (
            <b>
              <StayPrice pricePerNight={room.pricePerNight} days={days} />
            </b>
          ) : (
            <span>{past ? common.dates.passed(formatDay(past)) : withoutDays}</span>
          )}
          {!past && <OfferPrice pricePerNight={room.pricePerNight} stay={stay} />}
        </p>
        <PutAwayOffer />
      </div>
      {formRoom?.hasAdapted && (
        <Choice
          type="checkbox"
          data-script-only
          data-screen-only={stay.adapted ? undefined : ''}
          checked={stay.adapted}
          onChange={({ target }) =>
            dispatch({ type: 'enter', fields: { adapted: target.checked } })
          }
        >
          {asWanted(formRoom, true).name}
        </Choice>
      )}
      <div className={styles.actions}>
        <Button data-script-only onClick={add}>
          {addToCart}
        </Button>
        <ButtonLink
          variant="ghost"
          to={reservationPath({ ...stay, roomType: formRoom?.id ?? room.id })}
        >
          {book}
        </ButtonLink>
      </div>
      <h2 className="title-4" data-screen-only>
        {whyTitle}
      </h2>
      <ul className={styles.reasons} data-screen-only>
        {whyBookDirect.map((reason) => (
          <li key={reason}>
            <CheckIcon size={18} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
