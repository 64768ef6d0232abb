import type { ReactNode } from 'react'
import type { PictureData } from '#app/domain/picture.ts'
import { fontsOfCompanion } from '#styles/fonts.ts'
import * as hero from './hero.module.css'
import * as styles from './page-hero.module.css'
import { Picture } from './picture.tsx'
import { preloadFont } from './preload-font.ts'
import { CompanionLine } from './section-heading.tsx'

/** On an upright screen between phone and desktop the picture's height makes it wider than the screen. */
const SIZES = '(min-width: 48rem) 100vw, 131vw'

type PageHeroProps = {
  picture: PictureData
  companion: string
  title: string
  lead: ReactNode
  /** For a page where guests work: a low picture at the start, and only the title once they have begun. */
  task?: 'start' | 'begun'
}

/** The top of a page: a picture below the header, and the title on a band beneath it. */
export function PageHero({ picture, companion, title, lead, task }: PageHeroProps) {
  return (
    <section className={`${hero.hero} ${styles.hero}`} data-task={task} data-hero>
      {fontsOfCompanion.map((font) => (
        <link key={font} {...preloadFont(font)} />
      ))}
      <Picture source={picture} sizes={SIZES} alt="" priority className={hero.picture} />
      <div className={hero.band} data-theme="dark" data-band={picture.id}>
        <div className={`wrap ${styles.words}`}>
          <div className={styles.title}>
            <CompanionLine className={styles.companion}>{companion}</CompanionLine>
            <h1 tabIndex={-1}>{title}</h1>
          </div>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
      </div>
    </section>
  )
}
