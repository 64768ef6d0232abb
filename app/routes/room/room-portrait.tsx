import type { ListedRoom } from '#app/content/rooms/index.ts'
import { momentsOf } from '#app/content/rooms/moments.ts'
import { plans } from '#app/content/rooms/plans.ts'
import { RoomPlan } from '#app/parts/room-plan.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { formatTime } from '#language'
import { roomPage } from '#words/room-page.ts'
import styles from './room-portrait.module.css'

const SIZES = '(width >= 80rem) 740px, (width >= 64rem) 54vw, (width >= 48rem) 82vw, 115vw'

/** The same room at two other hours, and drawn from above. */
export function RoomPortrait({ room }: { room: ListedRoom }) {
  const plan = plans[room.id]
  const facesRiver = plan.windows.some(([side]) => side === 'foot')
  return (
    <div className={styles.portrait}>
      {momentsOf(room.id).map(({ picture, time, words }) => (
        <figure key={time} className={styles.moment} data-screen-only>
          <Picture source={picture} sizes={SIZES} />
          <figcaption>
            <time dateTime={time} className="numerals title-3">
              {formatTime(time)}
            </time>
            <span>{words}</span>
          </figcaption>
        </figure>
      ))}
      <figure className={styles.plan}>
        <figcaption>
          <h2>{room.size}</h2>
          <p className={`muted small ${styles.measures}`}>
            {roomPage.plan.measures(plan.width, plan.depth)}
          </p>
        </figcaption>
        {!facesRiver && <p className="micro">{room.view}</p>}
        <RoomPlan plan={plan} scale={20} />
        <p className={`micro ${styles.river}`}>{roomPage.plan.river}</p>
      </figure>
    </div>
  )
}
