import { useToday } from '#app/browser/use-now.ts'
import { offers } from '#app/content/offers.ts'
import type { IsoDate } from '#app/domain/day.ts'
import { hasEnded } from '#app/domain/offer.ts'
import { reservationPath } from '#app/paths.ts'
import { Card } from '#app/ui/card.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { formatDayAmerican } from '#language'
import { specialOffers } from '#words/offers.ts'
import * as styles from './offer-list.module.css'

const SIZES = '(min-width: 1440px) 620px, (width >= 48rem) 43vw, 98vw'
const PAST_SIZES = '180px'

export function OfferList() {
  const day = useToday() ?? __BUILD_DAY__
  const past = offers.filter(({ validUntil }) => hasEnded(validUntil, day))
  return (
    <section className={`wrap ${styles.offers}`} aria-labelledby="offers">
      <h2 id="offers" className="visually-hidden">
        {specialOffers.listTitle}
      </h2>
      <CardGrid few className={styles.current}>
        {offers
          .filter((offer) => !past.includes(offer))
          .map((offer) => (
            <OfferCard key={offer.id} {...offer} />
          ))}
      </CardGrid>
      {past.length > 0 && (
        <div className={styles.past}>
          <h2 className={styles.pastTitle}>{specialOffers.past}</h2>
          <CardGrid few>
            {past.map((offer) => (
              <OfferCard key={offer.id} {...offer} isEnded />
            ))}
          </CardGrid>
        </div>
      )}
    </section>
  )
}

/** The badge comes after the title for screen readers, and lies on the picture for the eye. */
function OfferCard({
  id,
  title,
  description,
  discount,
  validUntil,
  image,
  features,
  isPopular,
  isEnded = false,
  roomType,
}: (typeof offers)[number] & { isEnded?: boolean }) {
  const to = reservationPath({ ...(roomType && { roomType }), offer: id })
  return (
    <Card
      picture={image}
      sizes={isEnded ? PAST_SIZES : SIZES}
      aside={<Validity until={validUntil} isEnded={isEnded} />}
      link={{ to, label: specialOffers.book, name: title }}
    >
      <h3 id={id}>{title}</h3>
      {isPopular && !isEnded && <span className={styles.badge}>{specialOffers.popular}</span>}
      <p className={`numerals ${styles.discount}`}>{discount}</p>
      <p className="unbroken">{description}</p>
      <p className={styles.features}>{specialOffers.sentence(features)}</p>
    </Card>
  )
}

function Validity({ until, isEnded }: { until: IsoDate | null; isEnded: boolean }) {
  return (
    <p className={`numerals ${styles.validity}`}>
      {until ? (
        <>
          {isEnded ? specialOffers.endedOn : specialOffers.validUntil}{' '}
          <time dateTime={until}>{formatDayAmerican(until)}</time>
        </>
      ) : (
        specialOffers.validAllYear
      )}
    </p>
  )
}
