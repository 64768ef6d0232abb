import { useNow } from '#app/browser/use-now.ts'
import type { ListedRoom } from '#app/content/rooms/index.ts'
import { momentsOf } from '#app/content/rooms/moments.ts'
import { MS_PER_MINUTE } from '#app/domain/clock.ts'
import { today } from '#app/domain/day.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { type ClockTime, instantAt } from '#app/domain/hours.ts'
import { Picture } from '#app/ui/picture.tsx'
import { formatTime } from '#language'
import { roomPage } from '#words/room-page.ts'
import * as styles from './room-portrait.module.css'

const SIZES = '(min-width: 1440px) 740px, (width >= 64rem) 54vw, (width >= 48rem) 82vw, 115vw'

/** How long a picture is true after its hour. */
const HOLDS_MS = 90 * MS_PER_MINUTE

/** The same room at two other hours. While it is such an hour at the hotel, its picture says so. */
export function RoomPortrait({ room }: { room: ListedRoom }) {
  const now = useNow()
  const isNow = (time: ClockTime) => {
    if (!now) return false
    const since = now.valueOf() - instantAt(today(now, hotelClock), time, hotelClock).valueOf()
    return since >= 0 && since < HOLDS_MS
  }
  return (
    <div className={styles.portrait} data-screen-only>
      {momentsOf(room.id).map(({ picture, time, words }) => (
        <figure key={time} className={styles.moment}>
          <Picture source={picture} sizes={SIZES} />
          <figcaption className="phrases">
            <time dateTime={time} className="numerals title-3">
              {formatTime(time)}
            </time>
            <span className="muted">{words}</span>
            {isNow(time) && <b className={styles.now}>{roomPage.now}</b>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
