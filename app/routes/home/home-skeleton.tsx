import type { PictureFiles } from '#app/domain/picture.ts'
import hero from './hero.module.css'
import styles from './home-skeleton.module.css'

/** What is seen of the hero before it appears: the picture's average colour, and bars for words. */
export function HomeSkeleton({ picture }: { picture: PictureFiles }) {
  const bar = (name: string | undefined) => <div className={`${styles.bar} ${name}`} />
  return (
    <div className={styles.skeleton} data-screen-only aria-hidden="true">
      <div className={styles.picture} data-picture={picture.id} />
      <div className={`wrap grid-12 ${hero.words}`}>
        {bar(styles.title)}
        <div className={hero.tagline}>{bar(styles.tagline)}</div>
        <div className={hero.intro}>
          <div className={styles.lines}>
            {bar(styles.text)}
            {bar(styles.text)}
          </div>
          {bar(styles.actions)}
        </div>
      </div>
    </div>
  )
}
