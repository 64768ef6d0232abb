import type { PictureData } from '#app/domain/picture.ts'
import { ArrowRightIcon } from '#app/ui/icons/frame.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as frame from '#app/ui/stitched-frame.module.css'
import { nextDoor } from '#words/navigation.ts'
import * as styles from './next-door.module.css'

/* Cropped from 16:9 to 21:9, and to 3:2 on a phone. */
const SIZES = '(width >= 48rem) 100vw, 119vw'

/** The door to the next page at the foot of one: a strip of its picture, and its name on the picture's band. */
export function NextDoor({
  to,
  title,
  picture,
}: {
  to: string
  title: string
  picture: PictureData
}) {
  return (
    <Link to={to} className={`${styles.door} ${frame.target}`} data-screen-only>
      <div className={frame.frame}>
        <Picture source={picture} sizes={SIZES} alt="" className={styles.picture} />
      </div>
      <div className={styles.band} data-ground="dark" data-band={picture.id}>
        <div className="wrap row">
          <h2>
            <span className={styles.hint}>{nextDoor}</span> {title}
          </h2>
          <ArrowRightIcon />
        </div>
      </div>
    </Link>
  )
}
