import type { ListedRoom } from '#app/content/rooms/index.ts'
import { momentsOf } from '#app/content/rooms/moments.ts'
import { Picture } from '#app/ui/picture.tsx'
import { formatTime } from '#language'
import * as styles from './room-portrait.module.css'

const SIZES = '(width >= 80rem) 740px, (width >= 64rem) 54vw, (width >= 48rem) 82vw, 115vw'

/** The same room at two other hours. */
export function RoomPortrait({ room }: { room: ListedRoom }) {
  return (
    <div className={styles.portrait} data-screen-only>
      {momentsOf(room.id).map(({ picture, time, words }) => (
        <figure key={time} className={styles.moment}>
          <Picture source={picture} sizes={SIZES} />
          <figcaption>
            <time dateTime={time} className="numerals title-3">
              {formatTime(time)}
            </time>
            <span>{words}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
