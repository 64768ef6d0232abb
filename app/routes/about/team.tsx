import { team } from '#app/content/about.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { about } from '#words/about.ts'
import * as styles from './team.module.css'

const SIZES = '(min-width: 1440px) 405px, (width >= 48rem) 30vw, 78vw'

const { title, companion } = about.team

export function Team() {
  return (
    <section className="section" aria-labelledby="team">
      <div className="wrap">
        <SectionHeading companion={companion} className="section-head">
          <h2 id="team">{title}</h2>
        </SectionHeading>
        <ul className={styles.team}>
          {team.map(({ name, position, bio, image }) => (
            <li key={name} className={styles.person}>
              <Picture source={image} sizes={SIZES} />
              <h3>{name}</h3>
              <p className={styles.position}>{position}</p>
              <p className="muted">{bio}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
