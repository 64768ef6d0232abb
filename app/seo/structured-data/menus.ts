import type { AggregateRating, Menu, MenuSection, Restaurant, RestrictedDiet } from 'schema-dts'
import { cuisine, venueCards } from '#app/content/dining.ts'
import { menu } from '#app/content/dishes/nakshi-menu.ts'
import { menuCategories, orderMenu } from '#app/content/dishes/order-menu.ts'
import { contact, currency } from '#app/content/hotel.ts'
import { hoursForSearchEngines } from '#app/content/opening-hours.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { type Cents, decimal } from '#app/domain/money.ts'
import { lang } from '#language'
import { dining } from '#words/dining.ts'
import { onlineOrder } from '#words/online-order.ts'
import { addressOf } from '../address.ts'
import { HOTEL, openingHours, postalAddress, shareAddress } from './hotel.ts'

const RESTAURANT = { '@id': addressOf('/dining#restaurant') }
const MENU = { '@id': addressOf('/dining#menu') }

export function restaurant(): Restaurant {
  const nakshi = venueCards.find(({ id }) => id === 'nakshi')
  if (!nakshi) throw new Error('app/content/dining.ts has no venue with id nakshi.')
  return {
    '@type': 'Restaurant',
    ...RESTAURANT,
    name: nakshi.title,
    description: nakshi.description,
    url: addressOf('/dining'),
    image: shareAddress(hero.dining),
    telephone: contact.phone,
    address: postalAddress,
    servesCuisine: cuisine.kinds,
    priceRange: cuisine.priceRange,
    ...(nakshi.rating && { aggregateRating: rating(nakshi.rating) }),
    openingHoursSpecification: hoursForSearchEngines.map(openingHours),
    acceptsReservations: addressOf('/contact'),
    hasMenu: MENU,
    containedInPlace: HOTEL,
  }
}

/** Without a count of votes: the page shows none. */
const rating = (value: number): AggregateRating => ({
  '@type': 'AggregateRating',
  ratingValue: value,
  bestRating: 5,
})

export const nakshiMenu = (): Menu => ({
  '@type': 'Menu',
  ...MENU,
  inLanguage: lang,
  name: dining.menu.title,
  hasMenuSection: menu.map(({ title, items }) =>
    menuSection(
      { name: title },
      items.map((dish) => ({
        ...dish,
        diets: [
          ...(dish.vegetarian ? [VEGETARIAN] : []),
          ...(dish.tags.includes('gluten-free') ? [GLUTEN_FREE] : []),
        ],
      })),
    ),
  ),
})

export const onlineMenu = (): Menu => ({
  '@type': 'Menu',
  '@id': addressOf('/online-order#menu'),
  inLanguage: lang,
  name: onlineOrder.title,
  provider: HOTEL,
  hasMenuSection: menuCategories.map(({ id, name, description }) =>
    menuSection(
      { name, description },
      orderMenu
        .filter(({ category }) => category === id)
        .map((dish) => ({ ...dish, diets: dish.vegetarian ? [VEGETARIAN] : [] })),
    ),
  ),
})

const VEGETARIAN: RestrictedDiet = 'https://schema.org/VegetarianDiet'
const GLUTEN_FREE: RestrictedDiet = 'https://schema.org/GlutenFreeDiet'

type DishWords = {
  name: string
  description: string
  allergenLine: string
  price: Cents
  diets: readonly RestrictedDiet[]
}

const menuSection = (
  words: { name: string; description?: string },
  dishes: readonly DishWords[],
): MenuSection => ({
  '@type': 'MenuSection',
  ...words,
  hasMenuItem: dishes.map((dish) => ({
    '@type': 'MenuItem',
    name: dish.name,
    description: `${dish.description} ${dish.allergenLine}`,
    offers: { '@type': 'Offer', price: decimal(dish.price), priceCurrency: currency.code },
    ...(dish.diets.length > 0 && { suitableForDiet: dish.diets }),
  })),
})
