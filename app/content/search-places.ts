import type { SearchPlace } from '#app/domain/search-index.ts'
import type { PageUrl } from '#app/paths.ts'
import { about, milestoneWords, teamWords, valueWords } from '#words/about.ts'
import { accessibility } from '#words/accessibility.ts'
import { blog } from '#words/blog.ts'
import { contactForms, contactPage } from '#words/contact.ts'
import {
  awardWords,
  chefWords,
  cuisineNames,
  dining,
  privateRoomWords,
  venueWords,
} from '#words/dining.ts'
import { allergenNames, dishWords } from '#words/dish.ts'
import { driver } from '#words/driver.ts'
import { gallery, galleryTitles } from '#words/gallery.ts'
import { featuredRoomWords, home } from '#words/home.ts'
import { address } from '#words/hotel.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import { offerNames } from '#words/offer-names.ts'
import { offerWords, specialOffers } from '#words/offers.ts'
import { onlineOrder } from '#words/online-order.ts'
import { privacyPolicy } from '#words/privacy-policy.ts'
import { reservations } from '#words/reservations.ts'
import { roomAccess } from '#words/room-access.ts'
import { roomKeywords } from '#words/room-keywords.ts'
import { roomPage } from '#words/room-page.ts'
import { roomTypeWords } from '#words/room-types.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { searchEntryWords, searchGroups } from '#words/search.ts'
import { terms } from '#words/terms.ts'
import { articles } from './articles.ts'
import { posts } from './blog.ts'
import { menu } from './dishes/nakshi-menu.ts'
import { menuCategories, orderMenu } from './dishes/order-menu.ts'
import { orderInformation } from './online-order.ts'
import { diningHours, hoursLines, serviceHours } from './opening-hours.ts'
import { privateRooms, venues } from './places.ts'
import { accessLines } from './rooms/access.ts'
import { rooms } from './rooms/index.ts'

/** Pages that the search leads to without an entry of their own. */
export const pagesBeside = [
  { id: 'onlineOrder', title: onlineOrder.title, url: '/online-order' },
  { id: 'accessibility', title: accessibility.title, url: '/accessibility' },
] as const

type Entry = keyof typeof searchEntryWords
type Page = Entry | (typeof pagesBeside)[number]['id']
type Place = SearchPlace<Page> & { readonly url: PageUrl; readonly text: string }

/** All texts in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || !value) return []
  return Object.entries(value).flatMap(([key, each]) => (key === 'companion' ? [] : textsIn(each)))
}

const place = (page: Page, url: PageUrl, title: string, ...words: readonly unknown[]): Place => ({
  page,
  url,
  title,
  text: textsIn(words).join('. '),
})

/** The head of an entry's page, with the words of the entry. */
const head = (page: Entry, url: PageUrl, ...words: readonly unknown[]) =>
  place(page, url, searchEntryWords[page].title, searchEntryWords[page].description, words)

const isEntry = (id: string): id is Entry => id in searchEntryWords

const sections = (
  page: Page,
  url: '/terms' | '/privacy-policy' | '/accessibility',
  words: Readonly<Record<string, { readonly title: string; readonly body: unknown }>>,
) => Object.entries(words).map(([id, { title, body }]) => place(page, `${url}#${id}`, title, body))

const { questions, map, hours } = contactPage
const { howToBook, newsletter } = specialOffers
const { breakfast, location, reservations: tables } = dining.info

const { every, ...own } = roomKeywords
const ownKeywords: Readonly<Record<string, string>> = own
const inRooms = [roomPage.amenities, roomPage.services, roomPage.included, roomPage.free, every]
const { notPromised, allergenTable, vegetarian, spice } = dishWords
const onDiets = [allergenNames, notPromised, allergenTable, dining.menu.house, vegetarian, spice]
const onOffers = [specialOffers.terms, specialOffers.validUntil, specialOffers.validAllYear]
const onPayment = [reservations.payment.methods, reservations.terms, reservations.guest.hint]
const offerIds = Object.keys(offerNames) as (keyof typeof offerNames)[]

/** Every place that the search leads to, with what its page says there. */
export const searchPlaces: readonly Place[] = [
  head('home', '/', home.hero.tagline, home.description),
  place('home', '/#story', home.story.title, home.story),
  ...Object.values(featuredRoomWords).map(({ name, ...words }) =>
    place('home', '/#featured', name, words),
  ),
  place('home', '/#dining', home.dining.title, home.dining.lead),
  place('home', '/#testimonials', home.testimonials.title),
  place('home', '/#closing', home.closing.gift.title, home.closing.gift.text),

  head('about', '/about', about.hero, about.description),
  place('about', '/about#mission', about.mission.title, about.mission),
  place('about', '/about#journey', about.journey.title, milestoneWords),
  place('about', '/about#values', about.values.title, valueWords),
  ...Object.values(teamWords).map(({ name, ...words }) =>
    place('about', '/about#team', `${words.position}: ${name}`, words.bio, about.team.title),
  ),

  head('rooms', '/rooms', roomsPage.facts),
  place('rooms', '/rooms#comparison', roomsPage.comparison.title, roomsPage.comparison),
  place('rooms', '/rooms/standard?tab=amenities', roomPage.tabs.amenities, inRooms),
  place('rooms', '/rooms/standard?tab=policies', roomPage.tabs.policies, roomPage.policies),
  ...rooms.map((room) => {
    const { id, name, shortDescription, description, bedType, view, features, capacity } = room
    const words = [
      searchGroups.rooms,
      ownKeywords[id],
      shortDescription,
      description,
      bedType,
      view,
      features,
      roomTypeWords[room.formCard.id].description,
      room.access && [roomAccess.title, accessLines(room.access)],
    ]
    return {
      ...(isEntry(id)
        ? head(id, `/rooms/${id}`, words)
        : place('rooms', `/rooms/${id}`, name, words)),
      guests: Math.max(capacity, room.formCard.capacity ?? 0),
    }
  }),

  head('dining', '/dining', dining.hero, dining.description),
  ...venues.map((venue) =>
    place(
      venue.id === 'nakshi' ? 'restaurant' : 'dining',
      `/dining#${venue.id}`,
      venue.name,
      venueWords[venue.id],
      [dining.venuesLabel, dining.info.hours, dining.reserve],
      hoursLines(venue.hours),
    ),
  ),
  head('restaurant', '/dining#nakshi', cuisineNames),
  place('restaurant', '/dining#chef', `${chefWords.position}: ${chefWords.name}`, chefWords),
  place('restaurant', '/dining#chef', dining.chef.awards, awardWords),
  ...menu.flatMap(({ id, title, items }) =>
    items.map((dish) =>
      place('restaurant', `/dining?course=${id}#nakshi-menu`, dish.name, [
        title,
        dining.menu.title,
        dish.description,
        dish.tags.map((tag) => tagNames[tag]),
      ]),
    ),
  ),
  place('dining', '/dining#nakshi-menu', dishWords.diet, onDiets),
  place('dining', '/dining#information', breakfast.title, [
    breakfast.text,
    hoursLines(diningHours.breakfast),
  ]),
  place('dining', '/dining#information', tables.title, tables.text, dining.reserve),
  place('dining', '/dining#information', location.title, location),
  ...privateRooms.map(({ id, name, capacity }) => ({
    ...place('dining', `/dining#${id}`, name, privateRoomWords[id], dining.private),
    guests: capacity,
  })),

  head('gallery', '/gallery', gallery.hero),
  place('gallery', '/gallery', gallery.setLabel, galleryTitles, gallery.filters),

  head('offers', '/special-offers', specialOffers.hero, specialOffers.description),
  ...offerIds.map((id) =>
    place('offers', '/special-offers#offers', offerNames[id], offerWords[id]),
  ),
  place('offers', '/special-offers#how-to-book', howToBook.title, howToBook),
  place('offers', '/special-offers#terms', specialOffers.terms.title, onOffers),
  place('offers', '/special-offers#newsletter-box', newsletter.title, newsletter.submit),

  head('blog', '/blog', blog.hero, blog.articles),
  ...posts.map(({ id, title, excerpt, author, category }) =>
    place('blog', `/blog/${id}`, title, excerpt, author, category, articles[id].lead),
  ),

  head('contact', '/contact', contactPage.hero.lead, contactPage.house, address),
  place('contact', '/contact', hours.title, hours, hoursLines(serviceHours)),
  place('contact', '/contact#write', contactForms.label, [
    contactForms.message.subjects,
    contactForms.reservation.kinds,
  ]),
  place('contact', '/contact#directions', map.title, map, driver.arrivals),
  place('contact', '/contact#driver', driver.title, driver.lead),
  ...questions.items.map(({ question, answer }) =>
    place('contact', '/contact#questions', question, answer),
  ),

  head('reservations', '/reservations', reservations.title, reservations.description),
  place('reservations', '/reservations', reservations.payment.title, onPayment),
  ...reservations.information.items.map(({ title, text }) =>
    place('reservations', '/reservations#booking-information', title, text),
  ),

  head('privacyPolicy', '/privacy-policy', privacyPolicy.description),
  ...sections('privacyPolicy', '/privacy-policy', privacyPolicy.sections),
  head('terms', '/terms', terms.description),
  ...sections('terms', '/terms', terms.sections),

  ...menuCategories.map(({ id, name, description }) =>
    place('onlineOrder', `/online-order?course=${id}`, name, description, [
      orderMenu.flatMap((dish) => (dish.category === id ? [dish.name, dish.description] : [])),
    ]),
  ),
  ...orderInformation.map(({ title, lines }) =>
    place('onlineOrder', '/online-order', title, lines, onlineOrder.title),
  ),
  ...sections('accessibility', '/accessibility', accessibility.sections),
]
