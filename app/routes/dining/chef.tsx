import { chef } from '#app/content/dining.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { formatNumber } from '#language'
import { dining } from '#words/dining.ts'
import * as styles from './chef.module.css'

/* The picture is as tall as the words beside it, so its width follows from its height. */
const SIZES = '(width >= 48rem) 640px, 70vw'

/** The chef. The portrait overlaps the section above. */
export function Chef() {
  const { name, position, bio, saying, image, awards } = chef
  return (
    <section className={styles.chef} data-theme="dark" data-unseen="middle" aria-labelledby="chef">
      <div className="wrap grid-12">
        <div className={styles.picture}>
          <Picture source={image} sizes={SIZES} />
        </div>
        <div className={styles.words}>
          <SectionHeading companion={dining.chef.companion}>
            <h2 id="chef">{name}</h2>
          </SectionHeading>
          <p className={styles.position}>{position}</p>
          <p className="lead">{bio}</p>
          <blockquote className={styles.saying}>
            <p>{saying}</p>
          </blockquote>
          <h3 className={styles.title}>{dining.chef.awards}</h3>
          <ul className={styles.awards}>
            {awards.map(({ year, title, reason }) => (
              <li key={title}>
                <span className="numerals">{formatNumber(year)}</span>
                <p>
                  <b>{title}</b> {reason}
                </p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
