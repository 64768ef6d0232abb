import { useState } from 'react'
import { roomTypes, unlistedPair } from '#app/content/rooms/room-types.ts'
import { guestCount } from '#app/domain/reservation.ts'
import { offerFact } from '#app/hotel/stay-price.ts'
import { OfferLine } from '#app/parts/offer-line.tsx'
import { NightlyPrice } from '#app/parts/price.tsx'
import { StayPrice } from '#app/parts/stay-price.tsx'
import { useReservation } from '#app/state/reservation.ts'
import { Choice } from '#app/ui/field.tsx'
import { GuestsIcon } from '#app/ui/icons/guests.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as frame from '#app/ui/stitched-frame.module.css'
import { common } from '#words/common.ts'
import { reservations } from '#words/reservations.ts'
import * as styles from './room-type-cards.module.css'
import { tooSmallSentence } from './stay-in-words.ts'

const SIZES = '(min-width: 1440px) 300px, (width >= 64rem) 24vw, (width >= 37.5rem) 46vw, 240px'

/** The room types as radio buttons that look like cards: one is chosen, arrow keys move between them. */
export function RoomTypeCards() {
  const { form, dispatch } = useReservation()
  const guests = guestCount(form)
  const { checkIn, checkOut } = form
  return (
    <fieldset>
      <legend className={styles.legend}>{reservations.roomType}</legend>
      <FirstChoice />
      <div className={styles.types}>
        {roomTypes.map(({ id, name, description, capacity, pricePerNight, image }) => (
          <label key={id} className={`${styles.type} ${frame.target}`}>
            <input
              className={styles.radio}
              type="radio"
              name="roomType"
              value={id}
              aria-labelledby={`${id}-name ${id}-terms`}
              aria-describedby={`${id}-line`}
              checked={id === form.roomType}
              onChange={() => dispatch({ type: 'enter', fields: { roomType: id } })}
            />
            <span className={`${styles.picture} ${frame.frame}`}>
              <Picture source={image} sizes={SIZES} alt="" />
            </span>
            <span className={styles.words}>
              <b id={`${id}-name`}>{name}</b>
              <span id={`${id}-line`} className={styles.line}>
                {description}
              </span>
              <span id={`${id}-terms`} className={styles.terms}>
                <span className={styles.guests}>
                  <GuestsIcon size={17} />
                  <span>{reservations.capacity(capacity)}</span>
                </span>
                {guests > capacity && (
                  <span className={styles.tooSmall}>{reservations.tooSmall(guests)}</span>
                )}
                <NightlyPrice cents={pricePerNight} />
                {checkIn && checkOut && (
                  <span className={`numerals ${styles.sum}`}>
                    <StayPrice {...{ pricePerNight, checkIn, checkOut }} />
                  </span>
                )}
                <OfferLine fact={offerFact(pricePerNight, form)} />
              </span>
            </span>
          </label>
        ))}
      </div>
      <p className={styles.advice} role="status">
        {tooSmallSentence(form)}
      </p>
    </fieldset>
  )
}

/** The room that the guest came for, if no card books it. It can be left out and asked for again. */
function FirstChoice() {
  const { form, dispatch } = useReservation()
  const [last, setLast] = useState(form.firstChoice)
  if (form.firstChoice && form.firstChoice !== last) setLast(form.firstChoice)
  const { room, adapted } = unlistedPair(last)
  if (!room) return null

  const choose = (firstChoice: string) => dispatch({ type: 'enter', fields: { firstChoice } })
  return (
    <div className={styles.first}>
      <Choice
        type="checkbox"
        checked={form.firstChoice !== ''}
        onChange={({ target }) => choose(target.checked ? room.id : '')}
      >
        {common.firstChoice}: <b>{room.name}</b>
      </Choice>
      {adapted && (
        <Choice
          type="checkbox"
          checked={form.firstChoice === adapted.id}
          onChange={({ target }) => choose(target.checked ? adapted.id : room.id)}
        >
          {adapted.name}
        </Choice>
      )}
      <p className="small muted">{reservations.firstChoiceNote}</p>
    </div>
  )
}
