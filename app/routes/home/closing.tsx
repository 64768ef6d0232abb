import { tablePath } from '#app/paths.ts'
import alpona from '#app/styles/motif/alpona.svg'
import { ButtonLink } from '#app/ui/button.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { home } from '#words/home.ts'
import * as styles from './closing.module.css'

export function Closing() {
  const { title, companion, stay, dine, gift } = home.closing
  return (
    <section
      className={styles.closing}
      data-theme="oxide"
      data-unseen="middle"
      aria-labelledby="closing"
    >
      <img className={styles.alpona} src={alpona} width={660} height={660} alt="" loading="lazy" />
      <div className="wrap">
        <div className={styles.words}>
          <SectionHeading companion={companion}>
            <h2 id="closing">
              {title[0]} <br />
              {title[1]}
            </h2>
          </SectionHeading>
          <div className={`actions ${styles.actions}`}>
            <ButtonLink to="/reservations">{stay}</ButtonLink>
            <ButtonLink to={tablePath('nakshi')} variant="ghost">
              {dine}
            </ButtonLink>
          </div>
          <aside className={styles.gift} aria-label={gift.title}>
            <b>{gift.title}</b>
            <p>{gift.text}</p>
          </aside>
        </div>
      </div>
    </section>
  )
}
