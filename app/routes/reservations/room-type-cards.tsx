import { Fragment } from 'react'
import { roomAsCartItem } from '#app/content/rooms/cart-item.ts'
import { roomPictures } from '#app/content/rooms/pictures.ts'
import { asWanted, type FormRoom, findFormRoom, roomCards } from '#app/content/rooms/room-types.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { chosenDays, isPast, type ReservationEntries } from '#app/domain/reservation.ts'
import { guestCount, roomsFor } from '#app/domain/reservation-steps.ts'
import { OfferLine } from '#app/parts/offer-line.tsx'
import { NightlyPrice } from '#app/parts/price.tsx'
import { putIntoCart } from '#app/parts/put-into-cart.ts'
import { StayPrice } from '#app/parts/stay-price.tsx'
import { bestOfferFact } from '#app/sentences/stay-price.ts'
import { Choice } from '#app/ui/field.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as stitched from '#app/ui/stitched-frame.module.css'
import { InlineLink, TextButton } from '#app/ui/text-link.tsx'
import { useVisit } from '#app/visit/store.ts'
import { inCart } from '#words/in-cart.ts'
import { reservations } from '#words/reservations.ts'
import { roomTypeLines } from '#words/room-lines.ts'
import { adaptedRoomLink } from '#words/room-types.ts'
import * as styles from './room-type-cards.module.css'
import { adviceFor } from './stay-in-words.ts'

const SIZES = '(min-width: 1440px) 300px, (width >= 64rem) 24vw, (width >= 37.5rem) 46vw, 240px'
const WIDE_SIZES = '(min-width: 1440px) 540px, (width >= 37.5rem) 42vw, 240px'

/** The rooms as radio buttons that look like cards. A room on request that the guest came for comes first. */
export function RoomTypeCards() {
  const form = useVisit(({ stay }) => stay)
  const chosen = findFormRoom(form.roomType)
  return (
    <fieldset>
      <legend className={styles.legend}>{reservations.roomType}</legend>
      <div className={styles.types}>
        {roomCards(form.chosenRooms, form.adapted).map((room) => (
          <Fragment key={room.id}>
            <RoomTypeCard {...{ room, form }} />
            {room.id === chosen?.id && room.hasAdapted && (
              <div className={styles.adapted}>
                <Choice type="checkbox" name="adapted" value="yes" defaultChecked={form.adapted}>
                  {asWanted(room, true).name}
                </Choice>
                <InlineLink to="/accessibility#rooms">{adaptedRoomLink}</InlineLink>
              </div>
            )}
          </Fragment>
        ))}
      </div>
      <p className={`if-any ${styles.advice}`} role="status">
        {adviceFor(form)}
      </p>
      <SeveralRooms form={form} />
    </fieldset>
  )
}

/** For a party that one room does not hold: puts as many into the cart as it takes. */
function SeveralRooms({ form }: { form: ReservationEntries }) {
  const days = chosenDays(form)
  const room = findFormRoom(form.roomType)
  const rooms = room ? roomsFor(guestCount(form), room.capacity) : 1
  if (!room || !days || rooms === 1 || isPast(days.checkIn, hotelToday())) return null
  const add = () => {
    putIntoCart(inCart.room, roomAsCartItem(room, form.adapted, days), rooms)
  }
  return <TextButton onClick={add}>{reservations.severalRooms(rooms, room.name)}</TextButton>
}

function RoomTypeCard({
  room: { id, roomId, name, capacity, pricePerNight, isOnRequest },
  form,
}: {
  room: FormRoom
  form: ReservationEntries
}) {
  const guests = guestCount(form)
  const days = chosenDays(form)
  return (
    <label
      className={`${styles.type} ${stitched.target}`}
      data-on-request={isOnRequest || undefined}
    >
      <input
        className={styles.radio}
        type="radio"
        name="roomType"
        value={id}
        aria-labelledby={`${id}-name ${id}-terms`}
        aria-describedby={`${id}-line`}
        defaultChecked={id === form.roomType}
      />
      <span className={`${styles.picture} ${stitched.frame}`}>
        <Picture source={roomPictures[roomId][0]} sizes={isOnRequest ? WIDE_SIZES : SIZES} alt="" />
      </span>
      <span className={styles.words}>
        <b id={`${id}-name`}>{name}</b>
        <span id={`${id}-line`} className={styles.line}>
          {roomTypeLines[id]}
        </span>
        <span id={`${id}-terms`} className={styles.terms}>
          <span className="muted small">{reservations.capacity(capacity)}</span>
          {guests > capacity && (
            <span className={styles.tooSmall}>{reservations.tooSmall(guests)}</span>
          )}
          <NightlyPrice cents={pricePerNight} />
          {days && (
            <span className={`numerals ${styles.sum}`}>
              <StayPrice {...{ pricePerNight, days }} />
            </span>
          )}
          <OfferLine fact={bestOfferFact(pricePerNight, form)} />
        </span>
      </span>
    </label>
  )
}
