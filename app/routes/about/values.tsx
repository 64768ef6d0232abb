import { values } from '#app/content/about.ts'
import { about } from '#words/about.ts'
import * as styles from './values.module.css'

export function Values() {
  return (
    <section className={`wrap grid-12 split ${styles.values}`} aria-labelledby="values">
      <h2 id="values" className={`title-3 ${styles.heading}`}>
        {about.values.title}
      </h2>
      <ul className={styles.list}>
        {values.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
