import type { Letter } from '#app/hotel/letters/letter.ts'
import { Picture } from '#app/ui/picture.tsx'
import * as styles from './letter-picture.module.css'

/** The picture's mount takes seven columns of twelve. */
const SIZES = '(min-width: 64rem) 56vw, 100vw'

/** The picture of a letter, on its mount. The caption says what it shows. */
export const LetterPicture = ({ source, caption }: NonNullable<Letter['picture']>) => (
  <figure className={styles.picture}>
    <div className={styles.mount}>
      <Picture source={source} sizes={SIZES} alt="" />
      <figcaption>{caption}</figcaption>
    </div>
  </figure>
)
