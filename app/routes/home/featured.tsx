import { featuredRooms } from '#app/content/home.ts'
import { NightlyPrice } from '#app/parts/price.tsx'
import { Rating } from '#app/parts/rating.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Dotted } from '#app/ui/dotted.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { home } from '#words/home.ts'
import * as styles from './featured.module.css'

const WIDE_SIZES = '(min-width: 1440px) 625px, (width >= 64rem) 45vw, 92vw'
const NARROW_SIZES =
  '(min-width: 1440px) 400px, (width >= 64rem) 30vw, (width >= 37.5rem) 46vw, 92vw'

export function Featured() {
  const { title, line, companion, all, details } = home.rooms
  return (
    <section className="section on-white" aria-labelledby="featured">
      <div className={`wrap ${styles.parts}`}>
        <SectionHeading
          companion={companion}
          beside={
            <ButtonLink to="/rooms" variant="ghost">
              {all}
            </ButtonLink>
          }
        >
          <h2 id="featured">{title}</h2>
        </SectionHeading>
        <p className={styles.line}>{line}</p>
        <div className={styles.rooms}>
          {featuredRooms.map(
            ({ id, name, description, pricePerNight, image, rating, amenities }, index) => (
              <Card
                key={id}
                picture={image}
                sizes={index === 0 ? WIDE_SIZES : NARROW_SIZES}
                isSeenSoon={index === 0}
                aside={<NightlyPrice cents={pricePerNight} />}
                link={{ to: '/rooms', label: details, name }}
              >
                <h3>{name}</h3>
                <p className="muted">{description}</p>
                <p className={styles.amenities}>
                  <Rating value={rating} /> <Dotted items={amenities} />
                </p>
              </Card>
            ),
          )}
        </div>
      </div>
    </section>
  )
}
