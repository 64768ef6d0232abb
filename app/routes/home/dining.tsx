import { portrait } from '#app/content/pictures.generated/portrait.ts'
import { venue } from '#app/content/pictures.generated/venue.ts'
import { tablePath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { home } from '#words/home.ts'
import * as styles from './dining.module.css'

/* Cropped to a tall slot, so the whole picture is wider than the slot. */
const SIZES = '(width >= 64rem) 80vw, (width >= 37.5rem) 100vw, 150vw'

export function Dining() {
  const { title, companion, lead, chef, menu, table } = home.dining
  return (
    <section
      className={styles.dining}
      data-theme="dark"
      data-unseen="middle"
      aria-labelledby="dining"
    >
      <div className="wrap grid-12">
        <div className={styles.picture}>
          <Picture source={venue.nakshi} sizes={SIZES} isSeenSoon />
        </div>
        <div className={styles.text}>
          <SectionHeading companion={companion}>
            <h2 id="dining">{title}</h2>
          </SectionHeading>
          <p className="lead">{lead}</p>
          <div className={styles.chef}>
            <Picture source={portrait.chef} sizes="84px" />
            <p>
              <b>{chef.title}</b>
              {chef.text}
            </p>
          </div>
          <div className="actions">
            <ButtonLink to="/dining">{menu}</ButtonLink>
            <ButtonLink to={tablePath('nakshi')} variant="ghost">
              {table}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
