import { home } from '#app/content/home.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import styles from './hero.module.css'
import { RiverThread } from './river-thread.tsx'

export const HERO_SIZES = '100vw'

export function Hero() {
  const { title, tagline, bangla, intro, picture, rooms, dining } = home.hero
  return (
    <section className={styles.hero} data-ground="dark" data-hero>
      <Picture source={picture} sizes={HERO_SIZES} alt="" priority className={styles.picture} />
      <div className={styles.scrim} />
      <div className={`wrap grid-12 ${styles.words} ${styles.fade}`}>
        <RiverThread part="source" />
        <h1 tabIndex={-1}>
          {title[0]} <br />
          {title[1]}
        </h1>
        <p className={styles.tagline}>
          <span>{tagline}</span>
          <span lang="bn">{bangla}</span>
        </p>
        <div className={styles.intro}>
          <p>{intro}</p>
          <div className={`actions ${styles.actions}`}>
            <ButtonLink to="/rooms">{rooms}</ButtonLink>
            <ButtonLink to="/dining" variant="ghost">
              {dining}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
