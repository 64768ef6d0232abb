import { expect, test } from 'vitest'
import { CHAT_REPLY_MS } from '#app/domain/chat.ts'
import { factLine } from '#app/domain/fact.ts'
import { filterGallery, galleryCategories } from '#app/domain/gallery.ts'
import { PAYMENT_METHODS } from '#app/domain/reservation.ts'
import { searchCategories } from '#app/domain/search.ts'
import { formatTimes } from '#language'
import { accessibility } from '#words/accessibility.ts'
import { cart } from '#words/cart.ts'
import { chatReplies } from '#words/chat.ts'
import { footer } from '#words/frame.ts'
import { home } from '#words/home.ts'
import { address, pageTitle } from '#words/hotel.ts'
import { inCart } from '#words/in-cart.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import { specialOffers } from '#words/offers.ts'
import { onlineOrder } from '#words/online-order.ts'
import { policies } from '#words/policies.ts'
import { reservations } from '#words/reservations.ts'
import { roomPage } from '#words/room-page.ts'
import { milestones, team } from './about.ts'
import { posts } from './blog.ts'
import { formOptions } from './contact.ts'
import { DELIVERY_FEE } from './delivery.ts'
import { cuisine, privateRoomCards, venueCards } from './dining.ts'
import { menu } from './dishes/nakshi-menu.ts'
import { menuCategories, orderMenu } from './dishes/order-menu.ts'
import { galleryImages } from './gallery.ts'
import { featuredRooms, storyPictures, testimonials } from './home.ts'
import { contact, established } from './hotel.ts'
import { legalContacts, legalLastUpdated } from './legal.ts'
import { legalLinks, mainNavigation, quickLinks } from './navigation.ts'
import { offers } from './offers.ts'
import { orderInformation } from './online-order.ts'
import * as hours from './opening-hours.ts'
import { rooms } from './rooms/index.ts'
import { roomTypes } from './rooms/room-types.ts'
import { searchSite } from './search.ts'
import { searchEntries } from './search-entries.ts'

// What the specification fixes for this one hotel: labels, prices, counts and hours. Another hotel edits or deletes
// this file: no other unit test knows these facts.

const words = JSON.stringify([
  import.meta.glob('./en/*.ts', { eager: true }),
  ...[onlineOrder.cart(3), onlineOrder.added.text('Tea'), cart.removed.text('Tea')],
  ...[inCart.room.text('Hut'), reservations.confirmed.text('Hut', 'a@b.c')],
])
const range = (items: readonly { price: number }[]) => {
  const prices = items.map(({ price }) => price)
  return [prices.length, Math.min(...prices), Math.max(...prices)]
}
const lines = (list: readonly object[], ...fields: string[]) =>
  list.map((entry) => fields.map((field) => Object(entry)[field]).join(', '))

const LABELS = `
Search The Surma... | No results found. | Navigation | Booking | Information | Book Now | Subscribe
Privacy Policy | Terms of Service | Facebook | Instagram | Twitter | YouTube | LinkedIn
Welcome to The Surma! How can we help you today? | Agent is typing... | Experience Luxury & Comfort
Your perfect getaway since 2023 | Explore Rooms | View Dining | Our Story | Learn More About Us
Featured Accommodations | View Details | View All Rooms | Authentic Bangladeshi Dining | View Menu
Reserve a Table | Guest Experiences | Book Your Sylhet Getaway | Reserve Dining Experience
Our Mission | Our Journey | Meet Our Team | Our Values | Exceptional Service
Uncompromising Quality | Continuous Innovation | All Rooms | Standard | Suites | Search rooms...
No rooms match your search criteria. | Reset Filters | Back to All Rooms | Book This Room
Ready to Book Your Stay? | Overview | Amenities | Policies | Add to Cart | Book with Details
Room not found | Why Book Direct | The room you're looking for doesn't exist. | Room added to cart
Starters | Mains | Desserts | Beverages | Contact Us | Make a Reservation
Message Sent Successfully! | Reservation Request Received!
Thank you for reaching out to us. We'll get back to you shortly.
We'll confirm your reservation details shortly via email or phone. | Interior | Exterior & Events
No images found in this category. | View All Images | Read More | Load More Articles
Post not found | Back to Blog | Book This Offer | How to Book | Experience Sylhet's Finest
Room Selection | Guest Details | Confirmation | Continue to Personal Details | Continue to Payment
Confirm Reservation | Back | Includes all taxes and fees. | Booking Information
Reservation Confirmed! | Online Food Ordering | Popular | Added to cart | Food Items | Room Bookings
Item removed | Order placed successfully! | Return to Home | Continue Shopping | 404
The page you're looking for doesn't exist. | Cart (3) | Hut has been added to your booking cart.
Tea has been added to your cart. | Tea has been removed from your cart.
Your reservation for the Hut is confirmed. A confirmation e-mail was sent to a@b.c.
`

test.each(LABELS.trim().split(/ \| |\n/))('the label %j', (label) => {
  expect(words).toContain(JSON.stringify(label))
})

test('the hotel: named in every title, since 2023, in Sylhet, with a mail address that nobody owns', () => {
  expect(pageTitle('Cart')).toBe('Cart | The Surma, Sylhet')
  expect([established, home.story.lead, footer.blurb].join()).toMatch(
    /^2023.*2023.*established in 2023/,
  )
  expect(address.town).toContain('Sylhet')
  expect(contact.email).toMatch(/@thesurma\.example$/)
  expect(home.closing.gift.text).toMatch(/‘Boishakhi’.*complimentary traditional Bengali welcome/)
  expect(lines(team, 'position').join()).toBe('General Manager,Executive Chef,Guest Relations')
  expect(lines(milestones, 'year', 'title')).toEqual([
    ...['2023, Grand Opening', '2023, First Recognition', '2024, Dining Excellence Award'],
    ...['2024, Expansion', '2025, Sustainability Initiative'],
  ])
})

test('the links of header and footer, the day of the legal pages, and what accessibility names', () => {
  const HEADER = ['/', '/about', '/rooms', '/dining', '/gallery', '/blog', '/special-offers']
  expect(mainNavigation.map(({ to }) => to)).toEqual([...HEADER, '/contact'])
  expect([...quickLinks, ...legalLinks].map(({ to }) => to)).toEqual(
    expect.arrayContaining([...HEADER, '/contact', '/reservations', '/privacy-policy', '/terms']),
  )
  expect(legalLastUpdated).toBe('2025-04-15')
  expect(JSON.stringify(accessibility)).toContain('(WCAG) 2.1 at level AA')
  expect(accessibility.sections.languages.body).toContainEqual(['English', 'Bengali', 'Hindi'])
  expect(lines(legalContacts['/accessibility'].contacts, 'label')).toEqual(['E-mail', 'Phone'])
})

test('six rooms in the list, four types in the reservation, three on the home page', () => {
  expect(lines(rooms, 'id', 'pricePerNight', 'capacity', 'size', 'bedType', 'category')).toEqual([
    'standard, 17900, 2, 28 m², Queen, standard',
    'deluxe, 24900, 2, 35 m², King, deluxe',
    'executive-suite, 34900, 2, 55 m², King, suite',
    'family-suite, 42900, 4, 75 m², King and Twin, suite',
    'presidential-suite, 89900, 4, 120 m², King, suite',
    'garden-view, 21900, 2, 32 m², Queen or Twin, standard',
  ])
  expect(lines(roomTypes, 'id', 'pricePerNight', 'capacity')).toEqual([
    ...['standard, 17900, 2', 'deluxe, 24900, 2', 'suite, 34900, 3', 'family, 42900, 4'],
  ])
  expect(lines(featuredRooms, 'name', 'pricePerNight', 'rating')).toEqual([
    ...['Padma Suite, 29900, 5', 'Meghna Room, 22900, 4.5', 'Jamuna Family Suite, 34900, 4.8'],
  ])
})

test("what every room's own page says", () => {
  const { included, typical, amenities, services, policies: rules } = roomPage
  expect(included).toBe('Breakfast included, non-smoking.')
  expect(typical.text(2)).toMatch(/Max occupancy 2\..*32 m², king bed, garden\/city view/)
  expect([...amenities, ...services]).toEqual([
    ...['Wi-Fi', 'Tea/coffee maker', 'Room service', 'Air conditioning', 'Flat-screen TV'],
    ...['Private bathroom', 'Daily housekeeping', 'Turndown service', 'Bottled water'],
    ...['Fruit basket', 'Evening snacks', 'Newspaper'],
  ])
  expect(rules.rows.map(({ values }) => values.at(-1))).toEqual([
    'From 2:00 PM',
    'Until 12:00 PM',
    expect.stringMatching(
      /^Free cancellation up to 24 hours before check-in\..*one night is charged/,
    ),
    expect.stringMatching(/^Children under 12 stay free.*charge for extra beds/),
    expect.stringMatching(/^No pets/),
  ])
})

test('the rules of a reservation and of a table, the same on every page', () => {
  const [cancellation, times] = reservations.information.items.map(({ text }) => text)
  expect(cancellation).toMatch(/refundable until 48 hours.*one night is charged/)
  expect(times).toBe('Check-in 3:00 PM to 12:00 AM. Check-out until 11:00 AM.')
  const rule = 'Please give 24 hours’ notice to change or cancel a table.'
  expect(policies.dining.cancellation).toBe(rule)
  const sentences = words.match(/[^".:]*24 hours’ notice[^".]*\./g) ?? []
  expect(sentences.length).toBeGreaterThan(2)
  for (const sentence of sentences) expect(sentence.trim()).toMatch(new RegExp(`^${rule}$`, 'i'))
})

test('the choices of the forms', () => {
  const values = (list: readonly object[]) => lines(list, 'value').join(', ')
  expect(values(formOptions.rooms)).toBe('standard, superior, deluxe, executive, family')
  expect(values(formOptions.guests)).toBe('1, 2, 3, 4, 5+')
  expect(values(formOptions.partySizes)).toBe('1, 2, 3, 4, 5, 6, 7+')
  expect(lines(formOptions.restaurants, 'text')).toEqual(['Nakshi', 'Terrace Bistro'])
  expect(values(formOptions.subjects)).toBe('general, reservation, feedback, other')
  expect(PAYMENT_METHODS).toEqual(['credit-card', 'pay-later'])
})

test('the menu: the items of each course, its lowest and highest prices, twelve tags, each used', () => {
  expect(menu.map(({ id, items }) => [id, ...range(items)])).toEqual([
    ['starters', 4, 1400, 2400],
    ['mains', 4, 2800, 3600],
    ['desserts', 3, 1200, 1400],
    ['beverages', 3, 800, 1000],
  ])
  const used = new Set(menu.flatMap(({ items }) => items.flatMap(({ tags }) => tags)))
  expect([...used].map((tag) => tagNames[tag]).sort()).toEqual([
    ...['Cultural', 'Gluten-Free', 'National Dish', 'Non-Alcoholic', 'Premium', 'Seafood'],
    ...['Seasonal', 'Shareable', 'Signature', 'Sweet', 'Traditional', 'Vegetarian'],
  ])
})

test('the online order: 13 dishes in four categories, $3.99 to $22.99, delivery $5.00', () => {
  const count = (id: string) => orderMenu.filter(({ category }) => category === id).length
  expect(menuCategories.map(({ id, name }) => `${name}, ${count(id)}`)).toEqual([
    ...['Appetizers, 3', 'Main Courses, 4', 'Desserts, 3', 'Beverages, 3'],
  ])
  expect(range(orderMenu)).toEqual([13, 399, 2299])
  expect(DELIVERY_FEE).toBe(500)
  expect(orderInformation.flatMap(({ lines }) => lines)).toEqual(
    expect.arrayContaining([
      'Zindabazar, Upashahar, Amberkhana, Subidbazar, Tilagor',
      expect.stringContaining('12:00-3:00 PM'),
      expect.stringContaining('6:00-10:00 PM'),
      'Every day, in 30-45 minutes on average',
      'Credit/debit cards, cash on delivery, bKash, Nagad, Rocket',
    ]),
  )
})

/** Printed hours without single closed days, which an owner writes in for a while. */
const usualLines = (periods: readonly hours.Hours[]) =>
  hours.hoursLines(periods.map((period) => ({ ...period, closedOn: [] })))

test('the venues with their ratings and hours, the private rooms, the cuisines', () => {
  const printed = venueCards.map(({ title, rating, hours: open }) => [
    title,
    rating,
    ...usualLines(open).map(factLine),
  ])
  expect(printed).toEqual([
    ['Nakshi', 4.8, 'Dinner, Tue-Sun: 5:30-10:30 PM', 'Monday: Closed'],
    ['Terrace Bistro', 4.6, 'Lunch, daily: 11:30 AM-2:30 PM', 'Dinner, daily: 6:00-9:30 PM'],
    ['Bar & Lounge', undefined, 'Daily: 12:00 PM-12:00 AM'],
  ])
  expect(lines(privateRoomCards, 'name', 'capacity')).toEqual([
    ...['Cellar Room, 12', 'Garden Room, 24', 'Grand Salon, 50'],
  ])
  expect(cuisine).toEqual({ kinds: ['Bengali', 'International', 'Fusion'], priceRange: '$$$' })
})

test('the hours of breakfast, delivery, search engines, front desk, concierge and room service', () => {
  const { diningHours, deliveryHours, hoursForSearchEngines, serviceHours } = hours
  const listed = [diningHours.breakfast, deliveryHours, hoursForSearchEngines, serviceHours]
  expect(listed.map((periods) => periods.map(formatTimes).join(', '))).toEqual([
    ...['6:30-10:30 AM, 7:00-11:00 AM', '12:00-3:00 PM, 6:00-10:00 PM'],
    '7:00 AM-11:00 PM, 7:00 AM-12:00 AM',
    '12:00 AM-12:00 AM, 7:00 AM-11:00 PM, 6:00 AM-12:00 AM',
  ])
})

test('six offers, each with its discount and its last day, and three steps to book', () => {
  expect(lines(offers, 'title', 'discount', 'validUntil')).toEqual([
    ...['Early Bird, 15% off, ', 'Weekend Escape, 20% off, ', 'Extended Stay, 25% off, '],
    ...['Summer Holiday, $100 dining credit, 2025-09-30'],
    ...['Dining Delight, 20% off dinner, 2025-12-31', 'Anniversary, 10% off a suite, 2025-12-31'],
  ])
  const features = offers.flatMap(({ features }) => features)
  expect(features).toEqual(
    expect.arrayContaining(['Book 30 days ahead', '2-night minimum', '5+ nights']),
  )
  expect(specialOffers.howToBook.steps).toHaveLength(3)
})

test('the counts: six posts, 18 pictures, three testimonials, four pictures of the story', () => {
  expect([posts, storyPictures].map(({ length }) => length)).toEqual([6, 4])
  const categories = ['Events', 'Dining', 'Sustainability', 'Announcements']
  expect(new Set(lines(posts, 'category'))).toEqual(new Set(categories))
  expect(lines(testimonials, 'position').join()).toBe(
    'Business traveler,Vacation guest,Food critic',
  )
  expect(filterGallery(galleryImages, 'all')).toHaveLength(18)
  expect(new Set(galleryImages.map(({ category }) => category))).toEqual(new Set(galleryCategories))
})

test('17 entries of the search in five groups, found by words for what the hotel has', () => {
  const counts = searchCategories.map(
    (group) => searchEntries.filter(({ category }) => category === group).length,
  )
  expect(counts).toEqual([8, 1, 5, 1, 2])
  const urls = (typed: string) =>
    searchSite(typed).flatMap(({ items }) => items.map(({ url }) => url.replace(/[?#].*/, '')))
  expect(urls('biryani')).toContain('/dining')
  expect(urls('delivery')).toContain('/online-order')
  expect(urls('kids')).toContain('/rooms/family-suite')
})

test('the chat answers after 1.5 s with one of seven replies, each about something else', () => {
  expect([CHAT_REPLY_MS, new Set(chatReplies).size]).toEqual([1500, 7])
  for (const about of [
    ...[/^Hello/, /20% off weekday stays/, /check-in.*2 PM.*check-out.*12 PM/i, /availability/],
    ...[/free Wi-Fi, breakfast.*pool.*fitness.*included/i, /dietary needs/, /reservations team/],
  ])
    expect(chatReplies.filter((reply) => about.test(reply))).toHaveLength(1)
})
