import type { AggregateRating, OpeningHoursSpecification, Restaurant } from 'schema-dts'
import { cuisine, venueCards } from '#app/content/dining.ts'
import { contact } from '#app/content/hotel.ts'
import { closedOn, hoursForSearchEngines } from '#app/content/opening-hours.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import type { IsoDate } from '#app/domain/day.ts'
import { shareUrl, urlOf } from '../url.ts'
import { HOTEL, openingHours, postalAddress } from './hotel.ts'

export function restaurant(): Restaurant {
  const nakshi = venueCards.find(({ id }) => id === 'nakshi')
  if (!nakshi) throw new Error('app/content/dining.ts has no venue with id nakshi.')
  return {
    '@type': 'Restaurant',
    '@id': urlOf('/dining#restaurant'),
    name: nakshi.title,
    description: nakshi.description,
    url: urlOf('/dining'),
    image: shareUrl(hero.dining),
    telephone: contact.phone,
    address: postalAddress,
    servesCuisine: cuisine.kinds,
    priceRange: cuisine.priceRange,
    ...(nakshi.rating && { aggregateRating: rating(nakshi.rating) }),
    openingHoursSpecification: hoursForSearchEngines.map(openingHours),
    ...(closedOn.length > 0 && { specialOpeningHoursSpecification: closedOn.map(closed) }),
    acceptsReservations: urlOf('/contact'),
    containedInPlace: HOTEL,
  }
}

/** Search engines read midnight to midnight as closed all day. */
const closed = (day: IsoDate): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: day,
  validThrough: day,
  opens: '00:00',
  closes: '00:00',
})

/** There is no count of votes, because the page shows none. */
const rating = (value: number): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  bestRating: 5,
})
