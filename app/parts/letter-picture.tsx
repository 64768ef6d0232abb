import type { PictureData } from '#app/domain/picture.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './letter-picture.module.css'

/** The picture's mount takes seven columns of twelve. */
const SIZES = '(min-width: 64rem) 56vw, 100vw'

/** The picture of a letter, on its sewn mount. The caption says what it shows. */
export const LetterPicture = ({
  picture,
  caption,
}: {
  picture: PictureData
  caption: string | undefined
}) => (
  <figure className={styles.picture}>
    <div className={styles.mount}>
      <Picture source={picture} sizes={SIZES} alt="" />
      <figcaption>{caption}</figcaption>
    </div>
  </figure>
)
