import { venueCards } from '#app/content/dining.ts'
import { hoursLines } from '#app/content/opening-hours.ts'
import { OpenNow } from '#app/parts/open-now.tsx'
import { Rating } from '#app/parts/rating.tsx'
import { tablePath } from '#app/paths.ts'
import { Lightbox, LightboxLink } from '#app/ui/lightbox.tsx'
import { Definitions } from '#app/ui/lists.tsx'
import { Picture } from '#app/ui/picture.tsx'
import * as stitched from '#app/ui/stitched-frame.module.css'
import { TextLink } from '#app/ui/text-link.tsx'
import { dining } from '#words/dining.ts'
import * as styles from './venues.module.css'

/*
 * Cropped to 3:2, on phones to 4:3. The first extends beyond the page on the left. On phones it is drawn 120vw wide; a
 * twelfth less looks the same and avoids the next larger file.
 */
const FIRST_SIZES = '(width >= 64rem) 69vw, (width >= 48rem) 107vw, 110vw'
const SIZES = '(min-width: 1440px) 667px, (width >= 64rem) 48vw, (width >= 48rem) 98vw, 108vw'

/** The venues. Pictures and words alternate sides, and the pictures differ in size. */
export function Venues() {
  return (
    <Lightbox label={dining.venuesLabel} pictures={venueCards}>
      <div className={`wrap ${styles.venues}`}>
        {venueCards.map((venue, index) => (
          <VenueArticle key={venue.id} venue={venue} sizes={index === 0 ? FIRST_SIZES : SIZES} />
        ))}
      </div>
    </Lightbox>
  )
}

function VenueArticle({ venue, sizes }: { venue: (typeof venueCards)[number]; sizes: string }) {
  const { id, title, tagline, description, hours, rating, image } = venue
  return (
    <article className={styles.venue} aria-labelledby={id}>
      <LightboxLink picture={venue} className={`${styles.picture} ${stitched.target}`}>
        <span className="visually-hidden">{dining.enlarge}: </span>
        <span className={stitched.frame}>
          <Picture source={image} sizes={sizes} />
        </span>
      </LightboxLink>
      <div className={styles.words}>
        <div className={styles.name}>
          <h2 id={id}>{title}</h2>
          {rating !== undefined && <Rating value={rating} />}
        </div>
        <p className={styles.tagline}>{tagline}</p>
        <p className="muted">{description}</p>
        <div className={`numerals ${styles.hours}`}>
          <Definitions items={hoursLines(hours)} />
          <OpenNow hours={hours} />
        </div>
        <p>
          <TextLink to={tablePath(id)}>
            {dining.reserve}
            <span className="visually-hidden">: {title}</span>
          </TextLink>
        </p>
      </div>
    </article>
  )
}
