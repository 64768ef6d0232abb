import { cuisine, dining, venues } from '#app/content/dining.ts'
import { diningHours, type HoursLine, hoursLines } from '#app/content/opening-hours.ts'
import { Note, NoteColumns } from '#app/ui/note-columns.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './information.module.css'

const { title, hours, breakfast, reservations, location } = dining.info

const times: { place: string; hours: readonly HoursLine[] }[] = [
  { place: breakfast, hours: hoursLines(diningHours.breakfast) },
  ...venues.map(({ title, hours }) => ({ place: title, hours: hoursLines(hours) })),
]

/** The hours of all venues, how to reserve, and directions. */
export function Information() {
  return (
    <section className={`wrap ${styles.information}`} aria-labelledby="information">
      <h2 id="information" className="visually-hidden">
        {title}
      </h2>
      <NoteColumns>
        <Note title={hours} level="h3">
          <dl className={`numerals ${styles.hours}`}>
            {times.map(({ place, hours }) => (
              <div key={place}>
                <dt>{place}</dt>
                {hours.map(({ term, value }) => (
                  <dd key={term}>
                    {term}: <span className="unbroken">{value}</span>
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </Note>
        <Note title={reservations.title} level="h3">
          <p className="muted">{reservations.text}</p>
          <TextLink to="/contact">{reservations.link}</TextLink>
        </Note>
        <Note title={location.title} level="h3">
          <p className="muted">{location.text}</p>
          <p className={styles.address}>{location.address}</p>
          <p className={styles.address}>
            <span>{`${location.cuisine}: ${cuisine.kinds.join(', ')}`}</span>
            <br />
            {location.priceRange}: {cuisine.priceRange}
          </p>
        </Note>
      </NoteColumns>
    </section>
  )
}
