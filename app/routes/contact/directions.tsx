import { mapUrl } from '#app/content/contact.ts'
import { map } from '#app/content/pictures.generated/map.ts'
import { Picture } from '#app/ui/picture.tsx'
import { InlineLink } from '#app/ui/text-link.tsx'
import { contactPage } from '#words/contact.ts'
import * as styles from './directions.module.css'
import { Distances } from './distances.tsx'

const { title, directions, landmarks, note, link } = contactPage.map

// On a phone the map is drawn wider than the screen.
const SIZES = '(width >= 100rem) 1600px, (width >= 48rem) 100vw, 184vw'

/** Directions in words, the drawn map with its landmarks, and distances. */
export function Directions() {
  return (
    <section data-unseen="middle" aria-labelledby="directions">
      <div className={`wrap ${styles.head}`}>
        <h2 id="directions">{title}</h2>
        <p className="muted">{directions}</p>
      </div>
      <div className={styles.sheet}>
        <div className={styles.map}>
          <Picture source={map.way} sizes={SIZES} />
          <ul>
            {Object.entries(landmarks).map(([id, name]) => (
              <li key={id} className={styles.landmark} data-landmark={id}>
                {name}
              </li>
            ))}
          </ul>
        </div>
        <div className={`wrap ${styles.note}`}>
          <p className="muted small">
            {note}{' '}
            <InlineLink to={mapUrl} target="_blank">
              {link}
            </InlineLink>
          </p>
        </div>
        <Distances />
      </div>
    </section>
  )
}
