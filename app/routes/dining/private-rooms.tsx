import { privateRoomCards } from '#app/content/dining.ts'
import { tablePath } from '#app/paths.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { dining } from '#words/dining.ts'
import * as styles from './private-rooms.module.css'

/* Cropped to 3:2, on a phone to a square. */
const SIZES = '(min-width: 1440px) 432px, (width >= 48rem) 33vw, 180px'

/** The private dining rooms, each with its capacity, if there are any. */
export function PrivateRooms() {
  if (privateRoomCards.length === 0) return null
  const { title, companion, upTo, price, ask } = dining.private
  return (
    <section className="section" data-unseen="middle" aria-labelledby="private">
      <div className="wrap">
        <SectionHeading companion={companion} className="section-head">
          <h2 id="private" tabIndex={-1}>
            {title}
          </h2>
        </SectionHeading>
        <div className={styles.rooms}>
          {privateRoomCards.map(({ id, name, description, capacity, image }) => (
            <article key={id} className={styles.room} aria-labelledby={id}>
              <Picture source={image} sizes={SIZES} />
              <h3 id={id}>{name}</h3>
              <p className="muted">{description}</p>
              <p className={`numerals ${styles.capacity}`}>{upTo(capacity)}</p>
              <p className="muted">{price}</p>
              <TextLink to={tablePath(id)}>
                {ask}
                <span className="visually-hidden">: {name}</span>
              </TextLink>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
