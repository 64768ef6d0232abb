import { roomPictures } from '#app/content/rooms/pictures.ts'
import { findWantedRoom } from '#app/content/rooms/room-types.ts'
import { nights } from '#app/domain/day.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { partyOf, type ReservationEntries } from '#app/domain/reservation.ts'
import { OfferPrice } from '#app/parts/stay-price.tsx'
import { stayLetter } from '#app/sentences/letters/stay.ts'
import { Definitions, Total } from '#app/ui/lists.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatPrice } from '#language'
import { common } from '#words/common.ts'
import { requestWords } from '#words/request.ts'
import { reservations } from '#words/reservations.ts'
import { adviceFor } from './stay-in-words.ts'
import * as styles from './stay-summary.module.css'

/** Said by the room's line, or by the choice beside. */
const left: string[] = [
  requestWords.facts.room,
  requestWords.facts.nights,
  reservations.payment.title,
]

/** The stay before it is confirmed: every fact of its letter, once the guest has come to it. */
export function StaySummary({ form }: { form: ReservationEntries }) {
  const entered = { ...form, ...partyOf(form) }
  const letter = stayLetter({ reference: '', day: hotelToday(), entered })
  const room = findWantedRoom(form.roomType, form.adapted)
  const [stay] = letter?.stays ?? []
  if (!letter?.total || !room || !stay) return null // steps 2 and 3 need them

  const advice = adviceFor(form)
  return (
    <>
      <h2 className="title-4">{reservations.summary.title}</h2>
      <div className={styles.room}>
        <Picture source={roomPictures[room.roomId][0]} sizes="112px" alt="" />
        <div>
          <p className={styles.name}>{room.name}</p>
          <p className="small muted numerals">
            {`${formatPrice(room.pricePerNight)} × ${common.nights(nights(stay))}`}
          </p>
        </div>
      </div>
      <Definitions typed items={letter.facts.filter(({ term }) => !left.includes(term))} />
      <Total term={letter.total.term} value={letter.total.value} />
      <p className="small muted">{reservations.summary.taxes}</p>
      <OfferPrice pricePerNight={room.pricePerNight} stay={form} />
      {advice && <p className={styles.advice}>{advice}</p>}
    </>
  )
}
