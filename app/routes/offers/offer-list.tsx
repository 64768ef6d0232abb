import { offers, specialOffers } from '#app/content/offers.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { CardGrid } from '#app/ui/card-grid.tsx'
import { CheckIcon } from '#app/ui/icons/notice.tsx'
import { Facts } from '#app/ui/lists.tsx'
import { formatDayAmerican } from '#language'
import styles from './offer-list.module.css'

const SIZES = '(min-width: 1440px) 432px, (width >= 64rem) 32vw, (width >= 48rem) 48vw, 98vw'

export function OfferList() {
  return (
    <section className={`wrap ${styles.offers}`} aria-labelledby="offers">
      <h2 id="offers" className="visually-hidden">
        {specialOffers.listTitle}
      </h2>
      <CardGrid>
        {offers.map((offer) => (
          <OfferCard key={offer.id} {...offer} />
        ))}
      </CardGrid>
    </section>
  )
}

/** The title comes first for screen readers; to the eye the figure stands above it, and Popular on the picture. */
function OfferCard({
  title,
  description,
  discount,
  validUntil,
  image,
  features,
  isPopular,
  roomType,
}: (typeof offers)[number]) {
  const to = roomType ? `/reservations?room=${roomType}` : '/reservations'
  return (
    <Card
      picture={image}
      sizes={SIZES}
      aside={<Validity until={validUntil} />}
      link={{ to, label: specialOffers.book, name: title, state: { offer: title } }}
    >
      <h3>{title}</h3>
      {isPopular && (
        <Badge tone="popular" className={styles.popular}>
          {specialOffers.popular}
        </Badge>
      )}
      <p className={`numerals ${styles.discount}`}>
        <b>{discount.figure}</b> {discount.words}
      </p>
      <p className="muted">{description}</p>
      <Facts stacked items={features.map((text) => ({ Icon: CheckIcon, text }))} />
    </Card>
  )
}

function Validity({ until }: { until: (typeof offers)[number]['validUntil'] }) {
  return (
    <p className={`numerals ${styles.validity}`}>
      {until ? (
        <>
          {specialOffers.validUntil} <time dateTime={until}>{formatDayAmerican(until)}</time>
        </>
      ) : (
        specialOffers.validAllYear
      )}
    </p>
  )
}
