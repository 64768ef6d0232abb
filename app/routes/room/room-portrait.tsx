import { useNow } from '#app/browser/use-now.ts'
import type { ListedRoom } from '#app/content/rooms/index.ts'
import { momentsOf } from '#app/content/rooms/moments.ts'
import { wallClock } from '#app/domain/clock.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { Picture } from '#app/ui/picture.tsx'
import { formatTime } from '#language'
import { roomPage } from '#words/room-page.ts'
import * as styles from './room-portrait.module.css'

const SIZES = '(width >= 80rem) 740px, (width >= 64rem) 54vw, (width >= 48rem) 82vw, 115vw'

/** The same room at two other hours. The picture whose hour has struck last at the hotel says so. */
export function RoomPortrait({ room }: { room: ListedRoom }) {
  const now = useNow()
  const moments = momentsOf(room.id)
  const hour = now && wallClock(now, hotelClock).toISOString().slice(11, 16)
  const struck = moments.map(({ time }) => time).sort()
  const last = hour && (struck.findLast((time) => time <= hour) ?? struck.at(-1))
  return (
    <div className={styles.portrait} data-screen-only>
      {moments.map(({ picture, time, words }) => (
        <figure key={time} className={styles.moment}>
          <Picture source={picture} sizes={SIZES} />
          <figcaption>
            <time dateTime={time} className="numerals title-3">
              {formatTime(time)}
            </time>
            <span className="muted">{words}</span>
            {time === last && <b className={styles.now}>{roomPage.now}</b>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
