import { contactPage } from '#app/content/contact.ts'
import { Picture } from '#app/ui/picture.tsx'
import { InlineLink } from '#app/ui/text-link.tsx'
import styles from './directions.module.css'

const { title, picture, directions, note, link } = contactPage.map

// On a phone the map stands upright and is drawn wider than the screen.
const SIZES = '(width >= 48rem) 100vw, 223vw'

/** The drawn map across the whole page, and the same directions in words. */
export function Directions() {
  return (
    <section aria-labelledby="directions">
      <h2 id="directions" className="visually-hidden">
        {title}
      </h2>
      <figure className={styles.map}>
        <Picture source={picture} sizes={SIZES} />
        <figcaption className={`wrap ${styles.caption}`}>
          <p>{directions}</p>
          <p>
            {note}{' '}
            <InlineLink to={link.href} target="_blank" rel="noopener noreferrer">
              {link.label}
              <span className="visually-hidden">{link.hint}</span>
            </InlineLink>
          </p>
        </figcaption>
      </figure>
    </section>
  )
}
