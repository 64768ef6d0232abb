import { home } from '#app/content/home.ts'
import { tablePath } from '#app/content/navigation.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import styles from './dining.module.css'

/* Cropped to a tall slot, so the whole frame is wider than the slot. */
const SIZES = '(width >= 64rem) 80vw, (width >= 37.5rem) 100vw, 150vw'

export function Dining() {
  const { title, bangla, lead, chef, picture, menu, place, table } = home.dining
  return (
    <section className={styles.dining} data-ground="dark" aria-labelledby="dining">
      <div className="wrap grid-12">
        <div className={styles.picture}>
          <Picture source={picture} sizes={SIZES} isSeenSoon />
        </div>
        <div className={styles.text}>
          <SectionHeading bangla={bangla}>
            <h2 id="dining">{title}</h2>
          </SectionHeading>
          <p className="lead">{lead}</p>
          <div className={styles.chef}>
            <Picture source={chef.picture} sizes="84px" />
            <p>
              <b>{chef.title}</b>
              {chef.text}
            </p>
          </div>
          <div className="actions">
            <ButtonLink to="/dining">{menu}</ButtonLink>
            <ButtonLink to={tablePath(place)} variant="ghost">
              {table}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}
