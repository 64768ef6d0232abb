import { SectionHeading } from '#app/ui/section-heading.tsx'
import { about } from '#words/about.ts'
import * as styles from './mission.module.css'

const { title, companion, vow, text } = about.mission

export function Mission() {
  return (
    <section className="section" aria-labelledby="mission">
      <div className={`wrap grid-12 split ${styles.mission}`}>
        <SectionHeading companion={companion}>
          <h2 id="mission" className="title-3">
            {title}
          </h2>
        </SectionHeading>
        <div className={styles.words}>
          <p className="saying">{vow}</p>
          <p className="muted">{text}</p>
        </div>
      </div>
    </section>
  )
}
