import { townLanguage } from '#app/content/hotel.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { home } from '#words/home.ts'
import * as styles from './hero.module.css'
import * as words from './hero-words.module.css'
import { HomeLight } from './home-light.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { HourLine } from './hour-line.tsx'
import { RiverThread } from './river-thread.tsx'

/** On an upright screen the picture is at least as high as the screen, so it is drawn wider. */
const SIZES = '(min-aspect-ratio: 1/1) 100vw, 230vw'

export function Hero() {
  const { title, tagline, companion, intro, rooms, dining } = home.hero
  return (
    <section className={styles.hero} data-theme="dark" data-hero>
      <Picture source={hero.home} sizes={SIZES} alt="" priority className={styles.picture} />
      <HomeLight />
      <div className={styles.shade} data-screen-only />
      <div className={`wrap grid-12 ${words.words} ${words.fade}`}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={words.hour} data-script-only>
          <HourLine />
        </p>
        <p className={words.tagline}>
          <span>{tagline}</span>
          {companion && <span lang={townLanguage}>{companion}</span>}
        </p>
        <div className={words.intro}>
          <p>
            {intro[0]} <span>{intro[1]}</span>
          </p>
          <div className={`actions ${words.actions}`}>
            <ButtonLink to="/rooms">{rooms}</ButtonLink>
            <ButtonLink to="/dining" variant="ghost">
              {dining}
            </ButtonLink>
            <RiverThread part="source" />
          </div>
        </div>
      </div>
      <HomeSkeleton picture={hero.home} />
    </section>
  )
}
