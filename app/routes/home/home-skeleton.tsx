import type { PictureData } from '#app/domain/picture.ts'
import * as hero from './hero.module.css'
import * as words from './hero-words.module.css'
import * as styles from './home-skeleton.module.css'

/** Shown before the hero appears: the picture's average colour, and stitches for words. */
export function HomeSkeleton({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.skeleton} data-screen-only aria-hidden="true">
      <div className={`${hero.picture} ${styles.picture}`} data-picture={picture.id} />
      <div className={`wrap grid-12 ${words.words}`}>
        <div className={`${styles.bar} ${styles.title}`} />
        <div className={`${styles.bar} ${words.hour}`} />
        <div className={words.intro}>
          <div className={styles.bar} />
          <div className={styles.bar} />
        </div>
      </div>
    </div>
  )
}
