import { venueCards } from '#app/content/dining.ts'
import { diningHours, hoursLines } from '#app/content/opening-hours.ts'
import type { Fact } from '#app/domain/fact.ts'
import { dining } from '#words/dining.ts'
import * as styles from './information.module.css'

const { title, hours, breakfast, reservations, location } = dining.info

const times: { title: string; hours: readonly Fact[]; text?: string }[] = [
  { ...breakfast, hours: hoursLines(diningHours.breakfast) },
  ...venueCards.map(({ title, hours }) => ({ title, hours: hoursLines(hours) })),
]

/** The hours of all venues, how to reserve, and directions: a row below the menu. */
export function Information() {
  return (
    <section className={`wrap ${styles.information}`} aria-labelledby="information">
      <h2 id="information" tabIndex={-1} className="visually-hidden">
        {title}
      </h2>
      <div className={styles.times}>
        <h3>{hours}</h3>
        <dl className={`numerals ${styles.hours}`}>
          {times.map(({ title, hours, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              {hours.map(({ term, value }) => (
                <dd key={term} className="muted">
                  {term}: <span className="unbroken">{value}</span>
                </dd>
              ))}
              {text && <dd className="muted">{text}</dd>}
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3>{reservations.title}</h3>
        <p className="muted">{reservations.text}</p>
      </div>
      <div>
        <h3>{location.title}</h3>
        <p className="muted">{location.text}</p>
      </div>
    </section>
  )
}
