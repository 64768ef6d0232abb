import type { PictureData } from '#app/domain/picture.ts'
import * as hero from './hero.module.css'
import * as words from './hero-words.module.css'
import * as styles from './home-skeleton.module.css'

/** Shown before the hero appears: the picture's average colour, and bars for words. */
export function HomeSkeleton({ picture }: { picture: PictureData }) {
  return (
    <div className={styles.skeleton} data-screen-only aria-hidden="true">
      <div className={`${hero.picture} ${styles.picture}`} data-picture={picture.id} />
      <div className={`wrap grid-12 ${words.words}`}>
        <Bar className={styles.title} />
        <div className={words.tagline}>
          <Bar className={styles.tagline} />
        </div>
        <div className={words.intro}>
          <Bar className={styles.text} />
          <Bar className={styles.actions} />
        </div>
      </div>
    </div>
  )
}

const Bar = ({ className }: { className: string | undefined }) => (
  <div className={`${styles.bar} ${className}`} />
)
