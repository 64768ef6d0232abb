import { findWantedRoom } from '#app/content/rooms/room-types.ts'
import { partyOf, type ReservationEntries } from '#app/domain/reservation.ts'
import { nights } from '#app/domain/stay.ts'
import { OfferPrice } from '#app/parts/stay-price.tsx'
import { requestedOffer, stayPrice } from '#app/sentences/stay-price.ts'
import { Definitions, Total } from '#app/ui/lists.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatDayShort, formatPrice } from '#language'
import { common } from '#words/common.ts'
import { partyWords } from '#words/party.ts'
import { reservations } from '#words/reservations.ts'
import { adviceFor } from './stay-in-words.ts'
import * as styles from './stay-summary.module.css'

const { summary } = reservations

/** A guest's own words, from right to left where their script runs so. */
const typed = (words: string) => (
  <span data-typed dir="auto">
    {words}
  </span>
)

export function StaySummary({ form }: { form: ReservationEntries }) {
  const { checkIn, checkOut, firstName, lastName } = form
  const room = findWantedRoom(form.roomType, form.adapted)
  if (!checkIn || !checkOut || !room) return null // step 3 needs them

  const { adults, children } = partyOf(form)
  const advice = adviceFor(form)
  return (
    <>
      <h2 className="title-4">{summary.title}</h2>
      <div className={styles.room}>
        <Picture source={room.image} sizes="112px" alt="" />
        <div>
          <p className={styles.name}>{room.name}</p>
          <p className="small muted numerals">
            {`${formatPrice(room.pricePerNight)} × ${common.nights(nights(checkIn, checkOut))}`}
          </p>
        </div>
      </div>
      <Definitions
        items={[
          ...requestedOffer(form),
          { term: summary.checkIn, value: formatDayShort(checkIn) },
          { term: summary.checkOut, value: formatDayShort(checkOut) },
          { term: summary.guests, value: partyWords.inWords(adults, children) },
          ...(form.arrival.trim()
            ? [{ term: reservations.guest.arrival, value: typed(form.arrival) }]
            : []),
          {
            term: summary.name,
            value: typed(`${firstName} ${lastName}`.trim()),
          },
        ]}
      />
      <Total term={summary.total} value={stayPrice(room.pricePerNight, { checkIn, checkOut })} />
      <p className="small muted">{summary.taxes}</p>
      <OfferPrice pricePerNight={room.pricePerNight} stay={form} />
      {advice && <p className={styles.advice}>{advice}</p>}
    </>
  )
}
