import { eatableOf } from '#app/domain/eatable.ts'
import type { SearchTarget } from '#app/domain/search-index.ts'
import { type PageUrl, tablePath } from '#app/paths.ts'
import { about, milestoneWords, teamWords, valueWords } from '#words/about.ts'
import { accessibility } from '#words/accessibility.ts'
import { blog } from '#words/blog.ts'
import { cart } from '#words/cart.ts'
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
import { roomTypeLines } from '#words/room-lines.ts'
import { roomPage } from '#words/room-page.ts'
import { roomsPage } from '#words/rooms-page.ts'
import { searchEntryWords, searchGroups } from '#words/search.ts'
import { terms } from '#words/terms.ts'
import { posts } from './blog.ts'
import { menu } from './dishes/nakshi-menu.ts'
import { menuCategories, orderMenu } from './dishes/order-menu.ts'
import { orderInformation } from './online-order.ts'
import { diningHours, hoursLines, serviceHours } from './opening-hours.ts'
import { privateRooms, venues } from './places.ts'
import { accessLines } from './rooms/access.ts'
import { rooms } from './rooms/index.ts'
import { allOffers } from './stay-offers.ts'

/** Pages that the search leads to without an entry of their own. */
export const otherPages = [
  { id: 'onlineOrder', title: onlineOrder.title, url: '/online-order' },
  { id: 'cart', title: cart.heading, url: '/cart' },
  { id: 'accessibility', title: accessibility.title, url: '/accessibility' },
] as const

type Entry = keyof typeof searchEntryWords
type Page = Entry | (typeof otherPages)[number]['id']
type Target = SearchTarget<Page> & { readonly url: PageUrl; readonly text: string }

/** All texts in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || !value) return []
  return Object.entries(value).flatMap(([key, each]) => (key === 'companion' ? [] : textsIn(each)))
}

const target = (page: Page, url: PageUrl, title: string, ...words: readonly unknown[]): Target => ({
  page,
  url,
  title,
  text: textsIn(words).join('. '),
})

/** The head of an entry's page, with the words of the entry. */
const head = (page: Entry, url: PageUrl, ...words: readonly unknown[]) =>
  target(page, url, searchEntryWords[page].title, searchEntryWords[page].description, words)

const isEntry = (id: string): id is Entry => id in searchEntryWords

const sections = (
  page: Page,
  url: '/terms' | '/privacy-policy' | '/accessibility',
  words: Readonly<Record<string, { readonly title: string; readonly body: unknown }>>,
) => Object.entries(words).map(([id, { title, body }]) => target(page, `${url}#${id}`, title, body))

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>
const namesOfAll = import.meta.glob<Names>('./*/{dish-names,places,room-types}.ts', { eager: true })

/** The names that a dish, a room or a venue has in any language. */
const namesOf = (id: string) =>
  Object.values(namesOfAll).flatMap((words) =>
    [words.dishNames, words.placeNames, words.roomNames].flatMap((names) => names?.[id] ?? []),
  )

/** The sizes of the parties that a target is for, as the search asks for them. */
const partiesOf = (kind: 'guests' | 'seats', most: number) =>
  Array.from({ length: most }, (_, i) => `${kind}${i + 1}`)

const inDish = (dish: (typeof menu)[number]['items'][number] | (typeof orderMenu)[number]) => [
  [namesOf(dish.id), 'price'],
  dish.description,
  dish.allergens.map((allergen) => allergenNames[allergen]),
  dish.vegetarian && dishWords.vegetarian,
  dish.spiceLevel && dishWords.spice.levels[dish.spiceLevel],
]

const { questions, map, hours, house } = contactPage
const { howToBook, newsletter } = specialOffers
const { breakfast, location, reservations: tables } = dining.info

const { every, ...ownKeywords }: Readonly<Record<string, string>> = roomKeywords
const { notPromised, allergenTable, spice } = dishWords
const onDiets = [allergenNames, notPromised, allergenTable, dishWords.vegetarian, spice.levels]
const offerIds = Object.keys(offerNames) as (keyof typeof offerNames)[]
const diningHoursLines = venues.map(({ name, hours }) => [name, hoursLines(hours)])

/** Every target of the search, with what its page says there. */
export const searchTargets: readonly Target[] = [
  head('home', '/', home.hero.tagline, home.description),
  target('home', '/#story', home.story.title, home.story),
  ...Object.values(featuredRoomWords).map(({ name, ...words }) =>
    target('home', '/#featured', name, words),
  ),
  target('home', '/#dining', home.dining.title, home.dining.lead),
  target('home', '/#testimonials', home.testimonials.title),
  target('home', '/#closing', home.closing.gift.title, home.closing.gift.text),

  head('about', '/about', about.hero, about.description),
  target('about', '/about#mission', about.mission.title, about.mission),
  target('about', '/about#journey', about.journey.title, milestoneWords),
  target('about', '/about#values', about.values.title, valueWords),
  ...Object.values(teamWords).map(({ name, ...words }) =>
    target('about', '/about#team', `${words.position}: ${name}`, words.bio, about.team.title),
  ),

  head('rooms', '/rooms', roomsPage.facts),
  target('rooms', '/rooms#comparison', roomsPage.comparison.title, roomsPage.comparison),
  target('rooms', '/rooms/standard#information', roomPage.free, roomPage.included),
  target('rooms', '/rooms/standard?tab=amenities#information', roomPage.tabs.amenities, [
    roomPage.amenities,
    roomPage.services,
    every,
  ]),
  target('rooms', '/rooms/standard?tab=policies#information', roomPage.tabs.policies, [
    roomPage.policies.rows,
  ]),
  ...rooms.map((room) => {
    const { id, name, shortDescription, description, bedType, view, features, capacity } = room
    const words = [
      namesOf(id),
      [searchGroups.rooms, 'price', ownKeywords[id]],
      [shortDescription, description, bedType, view, features, room.size],
      roomTypeLines[room.formCard.id],
      partiesOf('guests', Math.max(capacity, room.formCard.capacity ?? 0)),
    ]
    return isEntry(id)
      ? head(id, `/rooms/${id}`, words)
      : target('rooms', `/rooms/${id}`, name, words)
  }),
  ...rooms.flatMap(({ id, name, access }) =>
    access
      ? target('rooms', `/rooms/${id}#access`, roomAccess.title, name, accessLines(access))
      : [],
  ),

  head('dining', '/dining', dining.hero, dining.description),
  ...venues.map(({ id, name, hours }) =>
    target(
      id === 'nakshi' ? 'restaurant' : 'dining',
      `/dining#${id}`,
      name,
      [namesOf(id), venueWords[id], dining.venuesLabel, 'hours', dining.reserve],
      hoursLines(hours),
    ),
  ),
  head('restaurant', '/dining#nakshi', cuisineNames),
  target('restaurant', '/dining#chef', `${chefWords.position}: ${chefWords.name}`, chefWords),
  target('restaurant', '/dining#chef', dining.chef.awards, awardWords),
  ...menu.flatMap(({ id, title, items }) =>
    items.map((dish) => ({
      ...target('restaurant', `/dining?course=${id}#${dish.id}`, dish.name, [
        [title, dining.menu.title, inDish(dish)],
        dish.tags.flatMap((tag) => (tag === 'gluten-free' ? [] : tagNames[tag])),
      ]),
      dish: eatableOf(dish),
    })),
  ),
  target('dining', '/dining#nakshi-menu', dining.menu.title),
  target('dining', '/dining#diets', dishWords.diet, onDiets),
  target('dining', '/dining#house', dining.menu.house, dishWords.taxes),
  target('dining', '/dining#information', dining.info.hours, 'hours', diningHoursLines),
  target('dining', '/dining#information', breakfast.title, [
    breakfast.text,
    hoursLines(diningHours.breakfast),
  ]),
  target('dining', '/dining#information', tables.title, tables.text, dining.reserve),
  target('dining', '/dining#information', location.title, location),
  ...privateRooms.map(({ id, name, capacity }) =>
    target('dining', `/dining#${id}`, name, [
      [namesOf(id), privateRoomWords[id], dining.private],
      partiesOf('seats', capacity),
      capacity === privateRooms.at(-1)?.capacity && 'seats0',
    ]),
  ),

  head('gallery', '/gallery', gallery.hero),
  target('gallery', '/gallery', gallery.setLabel, galleryTitles, gallery.filters),

  head('offers', '/special-offers', specialOffers.hero, specialOffers.description),
  ...offerIds.map((id) => ({
    ...target('offers', `/special-offers#${id}`, offerNames[id], offerWords[id]),
    lastDay: allOffers[id].lastDay ?? undefined,
  })),
  target('offers', '/special-offers#how-to-book', howToBook.title, howToBook),
  target(
    'offers',
    '/special-offers#terms',
    specialOffers.terms.title,
    specialOffers.terms,
    specialOffers.hero.title,
  ),
  target('offers', '/special-offers#newsletter-box', newsletter.title, 'subscribe'),

  head('blog', '/blog', blog.hero, blog.articles),
  ...posts.map(({ id, title, excerpt, author, category }) =>
    target('blog', `/blog/${id}`, title, excerpt, author, category),
  ),

  head('contact', '/contact', contactPage.hero.lead),
  target('contact', '/contact#address', house, address, contactPage.whatsApp, 'phone', 'email'),
  target('contact', '/contact#hours', hours.title, 'hours', hours, hoursLines(serviceHours)),
  target('contact', '/contact#write', contactForms.label, [
    contactForms.message.subjects,
    contactForms.reservation.kinds,
  ]),
  target('contact', tablePath('nakshi'), dining.reserve, contactForms.table.partySize, [
    partiesOf('seats', 6),
    'seats0',
  ]),
  target('contact', '/contact#directions', map.title, map, driver.arrivals),
  target('contact', '/contact#driver', driver.title, driver.lead),
  ...Object.entries(questions.items).map(([id, { question, answer }]) =>
    target('contact', `/contact#${id}`, question, answer),
  ),

  head('reservations', '/reservations', reservations.title, reservations.description, 'guests0'),
  ...reservations.information.items.map(({ title, text }) =>
    target('reservations', '/reservations#booking-information', title, text),
  ),

  head('privacyPolicy', '/privacy-policy', privacyPolicy.description),
  ...sections('privacyPolicy', '/privacy-policy', privacyPolicy.sections),
  head('terms', '/terms', terms.description),
  ...sections('terms', '/terms', terms.sections),

  target('onlineOrder', '/online-order', onlineOrder.title, onlineOrder.description),
  ...menuCategories.flatMap(({ id, name, description }) => [
    target('onlineOrder', `/online-order?course=${id}`, name, description),
    ...orderMenu.flatMap((dish) =>
      dish.category === id
        ? {
            ...target('onlineOrder', `/online-order?course=${id}#${dish.id}`, dish.name, [
              [name, onlineOrder.title, inDish(dish)],
            ]),
            dish: eatableOf(dish),
          }
        : [],
    ),
  ]),
  ...orderInformation.map(({ title, lines }) =>
    target('onlineOrder', '/online-order#information', title, lines, onlineOrder.title),
  ),
  target('cart', '/cart', cart.heading, cart.description),
  ...sections('accessibility', '/accessibility', accessibility.sections),
]
