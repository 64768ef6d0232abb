import type { PictureFiles } from '#app/domain/picture.ts'
import { SkeletonBar } from '#app/ui/skeleton.tsx'
import hero from './hero.module.css'
import styles from './home-skeleton.module.css'

/** What is seen of the hero before it appears: the picture's average colour, and bars for words. */
export function HomeSkeleton({ picture }: { picture: PictureFiles }) {
  return (
    <div className={styles.skeleton} data-screen-only aria-hidden="true">
      <div className={styles.picture} data-picture={picture.id} />
      <div className={styles.band}>
        <div className={`wrap grid-12 ${hero.words}`}>
          <SkeletonBar className={styles.title} />
          <div className={hero.tagline}>
            <SkeletonBar className={styles.tagline} />
          </div>
          <div className={hero.intro}>
            <div className={styles.lines}>
              <SkeletonBar className={styles.text} />
              <SkeletonBar className={styles.text} />
            </div>
            <SkeletonBar className={styles.actions} />
          </div>
        </div>
      </div>
    </div>
  )
}
