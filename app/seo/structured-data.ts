import type {
  Answer,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Hotel,
  HotelRoom,
  Menu,
  MenuSection,
  Offer,
  OpeningHoursSpecification,
  PostalAddress,
  Restaurant,
  RestrictedDiet,
  WebSite,
} from 'schema-dts'
import { findPost } from '#app/content/blog.ts'
import { contactPage } from '#app/content/contact.ts'
import { cuisine, dining, venues } from '#app/content/dining.ts'
import { home } from '#app/content/home.ts'
import { menu } from '#app/content/menu.ts'
import { mainNavigation } from '#app/content/navigation.ts'
import { offers, specialOffers } from '#app/content/offers.ts'
import { onlineOrder } from '#app/content/online-order.ts'
import { everyDay, kitchenHours } from '#app/content/opening-hours.ts'
import { menuCategories, orderMenu } from '#app/content/order-menu.ts'
import { shareFiles } from '#app/content/pictures.generated/share-files.ts'
import { bookingTimes } from '#app/content/policies.ts'
import { findRoomPage, rooms } from '#app/content/rooms/index.ts'
import { contact, footer, site, socialLinks } from '#app/content/site.ts'
import type { OpeningPeriod } from '#app/domain/hours.ts'
import { type Cents, decimalUsd } from '#app/domain/money.ts'
import type { PictureData } from '#app/domain/picture.ts'
import type { Post } from '#app/domain/post.ts'

type Node = Exclude<Graph['@graph'], undefined>[number]

const address = (path: string) => `${__SITE_ORIGIN__}${path}`
const HOTEL = { '@id': address('/#hotel') }
const RESTAURANT = { '@id': address('/dining#restaurant') }
const MENU = { '@id': address('/dining#menu') }

/**
 * What a page says to search engines, as one graph of schema.org's terms: the house, the way to the
 * page, and what the page is about. It is made of the same content as the page and says no more.
 */
export function structuredData({ path, title }: { path: string; title: string }): Graph {
  const [, section, id] = path.split('/')
  const about = section ? (SUBJECTS[`/${section}`]?.(id) ?? []) : [webSite]
  const breadcrumbs = section ? [breadcrumbsTo(path, title)] : []
  return { '@context': 'https://schema.org', '@graph': [hotelOn(path), ...breadcrumbs, ...about] }
}

/** By the first part of a path: what its page is about, given the second part if there is one. */
const SUBJECTS: Record<string, (id?: string) => readonly Node[]> = {
  '/rooms': (id) => (id ? roomOfItsOwn(id) : rooms.flatMap(listedRoom)),
  '/dining': () => [restaurant(), nakshiMenu()],
  '/online-order': () => [onlineMenu()],
  '/contact': () => [questions()],
  '/special-offers': () =>
    offers
      .filter(({ validUntil }) => validUntil === null || validUntil >= __BUILD_DAY__)
      .map(specialOffer),
  '/blog': (id) => {
    const post = id && findPost(id)
    return post ? [blogPosting(post)] : []
  },
}

const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': address('/#website'),
  name: site.name,
  url: address('/'),
  publisher: HOTEL,
}

/** The house is always open. When a guest comes and goes is said where the page says it. */
const hotelOn = (path: string): Hotel => ({
  '@type': 'Hotel',
  ...HOTEL,
  name: site.name,
  description: footer.blurb,
  url: address('/'),
  image: shareAddress(home.hero.picture),
  foundingDate: String(site.established),
  telephone: contact.phone,
  email: contact.email,
  address: postalAddress,
  openingHoursSpecification: openingHours({ days: everyDay, opens: '00:00', closes: '23:59' }),
  sameAs: socialLinks.map(({ href }) => href),
  ...(path === '/reservations' && {
    checkinTime: bookingTimes.checkIn.opens,
    checkoutTime: bookingTimes.checkOut,
  }),
})

const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: contact.street,
  addressLocality: contact.locality,
  postalCode: contact.postalCode,
  addressCountry: contact.countryCode,
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const openingHours = ({ days, opens, closes }: OpeningPeriod): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => DAYS[day]),
  opens,
  closes,
})

/** Home, the list the page belongs to if there is one, and the page. */
function breadcrumbsTo(path: string, title: string): BreadcrumbList {
  const way = mainNavigation
    .filter(({ to }) => to === '/' || path.startsWith(`${to}/`))
    .map((link) => ({ name: link.title, to: link.to }))
  return {
    '@type': 'BreadcrumbList',
    '@id': address(`${path}#breadcrumbs`),
    itemListElement: [...way, { name: title, to: path }].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(to),
    })),
  }
}

type RoomWords = {
  /** A room type has an id of its own, but is the same thing as a room of the list. */
  canonicalId: string
  name: string
  description: string
  capacity: number
  pricePerNight: Cents
  picture: PictureData
}

const listedRoom = ({ shortDescription, images, ...room }: (typeof rooms)[number]) =>
  roomWithOffer({
    ...room,
    canonicalId: room.id,
    description: shortDescription,
    picture: images[0],
  })

function roomOfItsOwn(id: string) {
  const room = findRoomPage(id)
  return room ? roomWithOffer(room) : []
}

function roomWithOffer(room: RoomWords): [HotelRoom, Offer] {
  const url = address(`/rooms/${room.canonicalId}`)
  return [
    {
      '@type': 'HotelRoom',
      '@id': `${url}#room`,
      name: room.name,
      description: room.description,
      url,
      image: shareAddress(room.picture),
      occupancy: { '@type': 'QuantitativeValue', maxValue: room.capacity },
      containedInPlace: HOTEL,
    },
    {
      '@type': 'Offer',
      '@id': `${url}#offer`,
      url,
      itemOffered: { '@id': `${url}#room` },
      offeredBy: HOTEL,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: decimalUsd(room.pricePerNight),
        priceCurrency: 'USD',
        unitText: 'night',
      },
    },
  ]
}

function restaurant(): Restaurant {
  const nakshi = venues.find(({ id }) => id === 'nakshi')
  if (!nakshi) throw new Error('app/content/dining.ts has no venue with id nakshi.')
  return {
    '@type': 'Restaurant',
    ...RESTAURANT,
    name: nakshi.title,
    description: nakshi.description,
    url: address('/dining'),
    image: shareAddress(dining.picture),
    telephone: contact.phone,
    address: postalAddress,
    servesCuisine: cuisine.kinds,
    priceRange: cuisine.priceRange,
    openingHoursSpecification: kitchenHours.map(openingHours),
    acceptsReservations: address('/contact'),
    hasMenu: MENU,
    containedInPlace: HOTEL,
  }
}

const nakshiMenu = (): Menu => ({
  '@type': 'Menu',
  ...MENU,
  name: dining.menu.title,
  hasMenuSection: menu.map(({ title, lead, items }) =>
    menuSection(
      title,
      lead,
      items.map(({ title, description, price, tags }) => ({
        name: title,
        description,
        price,
        diets: [
          ...(tags.includes('Vegetarian') ? [VEGETARIAN] : []),
          ...(tags.includes('Gluten-Free') ? [GLUTEN_FREE] : []),
        ],
      })),
    ),
  ),
})

const onlineMenu = (): Menu => ({
  '@type': 'Menu',
  '@id': address('/online-order#menu'),
  name: onlineOrder.title,
  provider: HOTEL,
  hasMenuSection: menuCategories.map(({ id, name, description }) =>
    menuSection(
      name,
      description,
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
  price: Cents
  diets: readonly RestrictedDiet[]
}

const menuSection = (
  name: string,
  description: string,
  dishes: readonly DishWords[],
): MenuSection => ({
  '@type': 'MenuSection',
  name,
  description,
  hasMenuItem: dishes.map((dish) => ({
    '@type': 'MenuItem',
    name: dish.name,
    description: dish.description,
    offers: { '@type': 'Offer', price: decimalUsd(dish.price), priceCurrency: 'USD' },
    ...(dish.diets.length > 0 && { suitableForDiet: dish.diets }),
  })),
})

const questions = (): FAQPage => ({
  '@type': 'FAQPage',
  '@id': address('/contact#questions'),
  mainEntity: contactPage.questions.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer } satisfies Answer,
  })),
})

const specialOffer = ({ id, title, description, validUntil }: (typeof offers)[number]): Offer => ({
  '@type': 'Offer',
  '@id': address(`/special-offers#${id}`),
  name: title,
  description,
  url: address('/special-offers'),
  image: shareAddress(specialOffers.picture),
  offeredBy: HOTEL,
  ...(validUntil && { validThrough: validUntil }),
})

const blogPosting = (post: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': address(`/blog/${post.id}#article`),
  headline: post.title,
  description: post.excerpt,
  image: shareAddress(post.image),
  datePublished: post.date,
  articleSection: post.category,
  author: { '@type': 'Person', name: post.author },
  publisher: HOTEL,
  mainEntityOfPage: address(`/blog/${post.id}`),
})

const shareAddress = (picture: PictureData) => address(`/pictures/${shareFiles[picture.id]}`)
