import { milestones } from '#app/content/about.ts'
import { galleryPictures } from '#app/content/pictures.generated/gallery.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { formatNumber } from '#language'
import { about } from '#words/about.ts'
import * as styles from './journey.module.css'

const SIZES = '(min-width: 1440px) 780px, (width >= 64rem) 54vw, (width >= 48rem) 48vw, 106vw'

const { title, companion } = about.journey

/** The milestones along a sewn thread, which the styles draw. After the last one the thread is not sewn yet. */
export function Journey() {
  return (
    <section className="section on-white" aria-labelledby="journey">
      <div className="wrap grid-12">
        <div className={styles.side}>
          <SectionHeading companion={companion}>
            <h2 id="journey">{title}</h2>
          </SectionHeading>
          <figure className={styles.picture}>
            <Picture source={galleryPictures['garden-path']} sizes={SIZES} />
          </figure>
        </div>
        <ol className={styles.thread}>
          {milestones.map(({ year, title, description }, index) => (
            <li key={title} className={styles.milestone}>
              <p
                className={`numerals ${styles.year}`}
                data-again={year === milestones[index - 1]?.year || undefined}
              >
                {formatNumber(year)}
              </p>
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className="muted">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
