import type { PictureFiles } from '#app/domain/picture.ts'
import { fontsOfBangla } from '#styles/fonts.ts'
import styles from './page-hero.module.css'
import { Picture } from './picture.tsx'
import { preloadFont } from './preload-font.ts'
import { BanglaLine } from './section-heading.tsx'

/** Below 640 px the picture is as wide as its height of 360 px makes it; phones have a crop of their own. */
const SIZES = '(min-width: 640px) 100vw, 640px'

type PageHeroProps = {
  picture: PictureFiles
  bangla: string
  title: string
  lead: string
}

/** The picture that a page begins with, under the transparent header, and the page's title beneath it. */
export function PageHero({ picture, bangla, title, lead }: PageHeroProps) {
  return (
    <section className={styles.hero} data-ground="dark" data-hero>
      {fontsOfBangla.map((font) => (
        <link key={font} {...preloadFont(font)} />
      ))}
      <Picture source={picture} sizes={SIZES} alt="" priority className={styles.picture} />
      <div className={`wrap ${styles.words}`}>
        <div className={styles.title}>
          <BanglaLine className={styles.bangla}>{bangla}</BanglaLine>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
        <p className={`lead ${styles.lead}`}>{lead}</p>
      </div>
    </section>
  )
}
