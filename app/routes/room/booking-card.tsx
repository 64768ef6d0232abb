import type { RefObject } from 'react'
import { useNow } from '#app/browser/use-now.ts'
import { viewCart } from '#app/content/navigation.ts'
import type { RoomPage } from '#app/content/rooms/index.ts'
import { findFormRoom } from '#app/content/rooms/room-types.ts'
import { MAX_QUANTITY } from '#app/domain/cart.ts'
import { isPast, type StayDays, type WantedStay, withCheckIn } from '#app/domain/reservation.ts'
import { nights, type Stay, stayTotal } from '#app/domain/stay.ts'
import { roomAsCartItem } from '#app/hotel/cart-item.ts'
import { hotelToday } from '#app/hotel/clock.ts'
import { reservationPath } from '#app/hotel/stay-link.ts'
import { offerFact } from '#app/hotel/stay-price.ts'
import { OfferLine } from '#app/parts/offer-line.tsx'
import { NightlyPrice } from '#app/parts/price.tsx'
import { StayDates, type StayDatesRef } from '#app/parts/stay-dates.tsx'
import { StayOffer, StayPrice } from '#app/parts/stay-price.tsx'
import { useCart } from '#app/state/cart.ts'
import { useToast } from '#app/state/toast.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { GuestsIcon } from '#app/ui/icons/guests.tsx'
import { CheckIcon } from '#app/ui/icons/notice.tsx'
import { formatDay } from '#language'
import { common } from '#words/common.ts'
import { roomPage } from '#words/room-page.ts'
import * as styles from './booking-card.module.css'

const { added, addToCart, book, chooseDates, maxPeople, whyBookDirect, whyTitle, withoutDays } =
  roomPage

/** Puts a room into the cart, with its days where both are chosen, and says so. Days that have passed are not added. */
function useAddRoom(room: RoomPage, stay: WantedStay) {
  const add = useCart((cart) => cart.add)
  const showToast = useToast((toast) => toast.show)
  return () => {
    const { passed, passedTitle } = common.dates
    const past = pastDay(stay)
    if (past) return showToast({ title: passedTitle, text: passed(formatDay(past)) })
    const days = daysOf(stay)
    const booked = findFormRoom(room.id)
    if (!booked) return
    const item = roomAsCartItem(booked, days)
    const { inCart } = common
    const { title, text } = add(item)
      ? { title: added.title, text: added.text(item.name) }
      : {
          title: inCart.title,
          text: days ? inCart.stay(item.name) : inCart.most(item.name, MAX_QUANTITY),
        }
    showToast({ title, text, action: viewCart })
  }
}

/** The day of arrival, where it has passed. */
const pastDay = ({ checkIn }: WantedStay) =>
  checkIn && isPast(checkIn, hotelToday()) ? checkIn : undefined

/** The days of a stay that can still begin. */
const daysOf = (stay: WantedStay): Stay | undefined => {
  const { checkIn, checkOut } = stay
  return checkIn && checkOut && !pastDay(stay) ? { checkIn, checkOut } : undefined
}

/** The price and the next step, at the foot of a small screen until the card itself comes into view. */
export function BookingBar({
  room,
  stay,
  dates,
}: {
  room: RoomPage
  stay: WantedStay
  dates: RefObject<StayDatesRef | null>
}) {
  const days = daysOf(stay)
  const addRoom = useAddRoom(room, stay)
  return (
    <div className={styles.bar} data-script-only data-screen-only>
      {days ? (
        <NightlyPrice
          cents={stayTotal(room.pricePerNight, days.checkIn, days.checkOut)}
          per={common.nights(nights(days.checkIn, days.checkOut))}
        />
      ) : (
        <NightlyPrice cents={room.pricePerNight} />
      )}
      <Button onClick={days ? addRoom : () => dates.current?.openNext()}>
        {days ? addToCart : chooseDates}
      </Button>
      <OfferLine fact={days && offerFact(room.pricePerNight, days)} />
    </div>
  )
}

export function BookingCard({
  room,
  stay,
  dates,
  onChoose,
}: {
  room: RoomPage
  stay: WantedStay
  dates: RefObject<StayDatesRef | null>
  onChoose: (days: StayDays) => void
}) {
  const { checkIn = null, checkOut = null } = stay
  useNow() // so that a day that passes meanwhile is said
  const days = daysOf(stay)
  const past = pastDay(stay)
  const addRoom = useAddRoom(room, stay)

  return (
    <>
      <NightlyPrice cents={room.pricePerNight} size="display" />
      <p className={styles.guests}>
        <GuestsIcon size={20} />
        <span>{maxPeople(room.capacity)}</span>
      </p>
      <div className={styles.stay} data-script-only data-screen-only>
        <div className={styles.dates}>
          <StayDates
            ref={dates}
            checkIn={checkIn}
            checkOut={checkOut}
            onCheckIn={(day) => onChoose(withCheckIn({ checkIn, checkOut }, day))}
            onCheckOut={(day) => onChoose({ checkIn, checkOut: day })}
          />
        </div>
        <p role="status" className={`numerals ${styles.sum}`}>
          {days ? (
            <b>
              <StayPrice pricePerNight={room.pricePerNight} {...days} />
            </b>
          ) : (
            <span>{past ? common.dates.passed(formatDay(past)) : withoutDays}</span>
          )}
          {!past && <StayOffer pricePerNight={room.pricePerNight} stay={stay} />}
        </p>
      </div>
      <div className={styles.actions}>
        <Button data-script-only onClick={addRoom}>
          {addToCart}
        </Button>
        <ButtonLink variant="ghost" to={reservationPath(room.id, stay)}>
          {book}
        </ButtonLink>
      </div>
      <h2 className={styles.title}>{whyTitle}</h2>
      <ul className={styles.reasons}>
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
