import { SkeletonBar } from '#app/ui/skeleton.tsx'
import hero from './hero.module.css'
import styles from './home-skeleton.module.css'

/** The hero before it arrives: the same grid, bars for words. */
export function HomeSkeleton({ className }: { className: string | undefined }) {
  return (
    <div className={`${hero.hero} ${className}`} data-ground="dark" data-hero aria-hidden="true">
      <div className={`wrap grid-12 ${hero.words}`}>
        <div className={styles.headline}>
          <SkeletonBar className={styles.line} />
          <SkeletonBar className={styles.line} />
        </div>
        <div className={hero.tagline}>
          <SkeletonBar className={styles.tagline} />
        </div>
        <div className={hero.intro}>
          <div className={styles.intro}>
            <SkeletonBar className={styles.text} />
            <SkeletonBar className={styles.text} />
          </div>
          <SkeletonBar className={styles.actions} />
        </div>
      </div>
    </div>
  )
}
