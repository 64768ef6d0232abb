import type { PictureData } from '#app/domain/picture.ts'
import type { Path } from '#app/paths.ts'
import * as hero from '#app/ui/hero.module.css'
import { ArrowRightIcon } from '#app/ui/icons/frame.tsx'
import { Link } from '#app/ui/link.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as stitched from '#app/ui/stitched-frame.module.css'
import { nextPage } from '#words/navigation.ts'
import * as styles from './next-page.module.css'

/* Cropped as on its own page. At the foot of this one it may be softer. */
const SIZES = '(width >= 48rem) 100vw, 119vw'

/** The link to the next page at the foot of this one: a strip of its picture, and its name on the picture's band. */
export function NextPage({
  to,
  title,
  picture,
}: {
  to: Path
  title: string
  picture: PictureData
}) {
  return (
    <Link to={to} className={`${styles.strip} ${stitched.target}`} data-screen-only>
      <div className={stitched.frame}>
        <Picture source={picture} sizes={SIZES} alt="" className={hero.picture} />
      </div>
      <div className={hero.band} data-theme="dark" data-band={picture.id}>
        <div className="wrap row">
          <h2>
            <span className={styles.hint}>{nextPage}</span> {title}
          </h2>
          <ArrowRightIcon />
        </div>
      </div>
    </Link>
  )
}
