import { describe, expect, test } from 'vitest'
import { filterGallery, galleryCategories } from '#app/domain/gallery.ts'
import { search, searchCategories } from '#app/domain/search.ts'
import { formatTimes } from '#language'
import { blog } from '#words/blog.ts'
import { cart } from '#words/cart.ts'
import { chat, chatReplies } from '#words/chat.ts'
import { common } from '#words/common.ts'
import { footer } from '#words/frame.ts'
import { tagNames } from '#words/nakshi-menu.ts'
import { notFound } from '#words/not-found.ts'
import { policies } from '#words/policies.ts'
import { roomPage } from '#words/room-page.ts'
import { searchGroups, searchWords } from '#words/search.ts'
import { address, pageTitle } from '#words/site.ts'
import { about, milestones, team, values } from './about.ts'
import { accessibility } from './accessibility.ts'
import { posts } from './blog.ts'
import { contactForms } from './contact.ts'
import { cuisine, dining, privateRooms, venues } from './dining.ts'
import { menu } from './dishes/nakshi-menu.ts'
import { menuCategories, orderMenu } from './dishes/order-menu.ts'
import { gallery, galleryImages } from './gallery.ts'
import { featuredRooms, home, testimonials } from './home.ts'
import { bookNow, legalLinks, mainNavigation, quickLinks } from './navigation.ts'
import { offers, specialOffers } from './offers.ts'
import { onlineOrder } from './online-order.ts'
import {
  deliveryHours,
  diningHours,
  hoursForSearchEngines,
  hoursLines,
  serviceHours,
} from './opening-hours.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { reservations } from './reservations.ts'
import { rooms } from './rooms/index.ts'
import { roomTypes } from './rooms/room-types.ts'
import { roomsPage } from './rooms/rooms-page.ts'
import { searchEntries } from './search.ts'
import { contact, established, socialLinks } from './site.ts'
import { terms } from './terms.ts'

/*
 * What the specification says of this one hotel, word for word and dollar for dollar. Another hotel edits this
 * file, or deletes it: no other unit test knows these facts.
 */

const dollars = (price: number) => price / 100
const range = (prices: readonly number[]) => [Math.min(...prices), Math.max(...prices)].map(dollars)
const titlesOf = (links: readonly { title: string }[]) => links.map(({ title }) => title)

describe('The labels are those of the specification', () => {
  const LABELS = {
    'the title of a page': [[pageTitle('Cart'), 'Cart | The Surma, Sylhet']],
    search: [
      [searchWords.placeholder, 'Search The Surma...'],
      [searchWords.nothing, 'No results found.'],
      [Object.values(searchGroups), ['Navigation', 'Booking', 'Rooms', 'Dining', 'Information']],
    ],
    'header and footer': [
      [bookNow.title, 'Book Now'],
      [footer.newsletter.submit, 'Subscribe'],
      [titlesOf(legalLinks).slice(0, 2), ['Privacy Policy', 'Terms of Service']],
      [
        socialLinks.map(({ id }) => footer.socialNames[id]),
        ['Facebook', 'Instagram', 'Twitter', 'YouTube', 'LinkedIn'],
      ],
    ],
    chat: [
      [chat.welcome, 'Welcome to The Surma! How can we help you today?'],
      [chat.typing, 'Agent is typing...'],
    ],
    home: [
      [home.hero.title, 'Experience Luxury & Comfort'],
      [home.hero.tagline, 'Your perfect getaway since 2023'],
      [home.hero.rooms, 'Explore Rooms'],
      [home.hero.dining, 'View Dining'],
      [home.story.title, 'Our Story'],
      [home.story.link, 'Learn More About Us'],
      [home.rooms.title, 'Featured Accommodations'],
      [home.rooms.details, 'View Details'],
      [home.rooms.all, 'View All Rooms'],
      [home.dining.title, 'Authentic Bangladeshi Dining'],
      [home.dining.menu, 'View Menu'],
      [home.dining.table, 'Reserve a Table'],
      [home.testimonials.title, 'Guest Experiences'],
      [home.closing.stay, 'Book Your Sylhet Getaway'],
      [home.closing.dine, 'Reserve Dining Experience'],
    ],
    about: [
      [about.hero.title, 'Our Story'],
      [about.mission.title, 'Our Mission'],
      [about.journey.title, 'Our Journey'],
      [about.team.title, 'Meet Our Team'],
      [about.values.title, 'Our Values'],
      [
        titlesOf(values),
        ['Exceptional Service', 'Uncompromising Quality', 'Continuous Innovation'],
      ],
    ],
    'the rooms list': [
      [titlesOf(roomsPage.filters), ['All Rooms', 'Standard', 'Suites']],
      [roomsPage.search.placeholder, 'Search rooms...'],
      [common.viewDetails, 'View Details'],
      [roomsPage.empty.message, 'No rooms match your search criteria.'],
      [roomsPage.empty.reset, 'Reset Filters'],
      [roomsPage.back, 'Back to All Rooms'],
      [roomsPage.book, 'Book This Room'],
      [roomsPage.ready.title, 'Ready to Book Your Stay?'],
      [roomsPage.ready.button, 'Book Now'],
    ],
    "a room's own page": [
      [Object.values(roomPage.tabs), ['Overview', 'Amenities', 'Policies']],
      [roomPage.addToCart, 'Add to Cart'],
      [roomPage.book, 'Book with Details'],
      [roomPage.whyTitle, 'Why Book Direct'],
      [roomPage.notFound.title, 'Room not found'],
      [roomPage.notFound.text, "The room you're looking for doesn't exist."],
      [roomPage.added.title, 'Room added to cart'],
      [roomPage.added.text('Hut'), 'Hut has been added to your booking cart.'],
    ],
    dining: [
      [dining.reserve, 'Reserve a Table'],
      [titlesOf(menu), ['Starters', 'Mains', 'Desserts', 'Beverages']],
    ],
    contact: [
      [contactForms.message.title, 'Contact Us'],
      [contactForms.reservation.title, 'Make a Reservation'],
      [contactForms.message.sent.title, 'Message Sent Successfully!'],
      [
        contactForms.message.sent.text,
        "Thank you for reaching out to us. We'll get back to you shortly.",
      ],
      [contactForms.reservation.sent.title, 'Reservation Request Received!'],
      [
        contactForms.reservation.sent.text,
        "We'll confirm your reservation details shortly via email or phone.",
      ],
    ],
    gallery: [
      [
        titlesOf(gallery.filters),
        ['All', 'Rooms', 'Dining', 'Amenities', 'Interior', 'Exterior & Events'],
      ],
      [gallery.empty.message, 'No images found in this category.'],
      [gallery.empty.reset, 'View All Images'],
    ],
    blog: [
      [blog.readMore, 'Read More'],
      [blog.loadMore, 'Load More Articles'],
      [blog.notFound.title, 'Post not found'],
      [blog.back, 'Back to Blog'],
    ],
    offers: [
      [specialOffers.book, 'Book This Offer'],
      [specialOffers.howToBook.title, 'How to Book'],
      [specialOffers.newsletter.submit, 'Subscribe'],
    ],
    'the reservation': [
      [reservations.hero.title, "Experience Sylhet's Finest"],
      [reservations.steps, ['Room Selection', 'Guest Details', 'Confirmation']],
      [
        reservations.forward,
        ['Continue to Personal Details', 'Continue to Payment', 'Confirm Reservation'],
      ],
      [reservations.back, 'Back'],
      [reservations.summary.taxes, 'Includes all taxes and fees.'],
      [reservations.information.title, 'Booking Information'],
      [reservations.confirmed.title, 'Reservation Confirmed!'],
      [
        reservations.confirmed.text('Hut', 'a@b.c'),
        'Your reservation for the Hut is confirmed. A confirmation e-mail was sent to a@b.c.',
      ],
    ],
    'the online order': [
      [onlineOrder.title, 'Online Food Ordering'],
      [onlineOrder.cart(3), 'Cart (3)'],
      [onlineOrder.popular, 'Popular'],
      [onlineOrder.addToCart, 'Add to Cart'],
      [onlineOrder.added.title, 'Added to cart'],
      [onlineOrder.added.text('Tea'), 'Tea has been added to your cart.'],
    ],
    cart: [
      [cart.tables.food.caption, 'Food Items'],
      [cart.tables.room.caption, 'Room Bookings'],
      [cart.removed.title, 'Item removed'],
      [cart.removed.text('Tea'), 'Tea has been removed from your cart.'],
      [cart.placed.toast.title, 'Order placed successfully!'],
      [cart.placed.home, 'Return to Home'],
      [cart.placed.shop, 'Continue Shopping'],
    ],
    'an unknown address': [
      [notFound.title, '404'],
      [notFound.message, "The page you're looking for doesn't exist."],
      [notFound.link, 'Return to Home'],
    ],
  }

  test.each(Object.entries(LABELS))('%s', (_, labels) => {
    expect(labels.map(([said]) => said)).toEqual(labels.map(([, specified]) => specified))
  })
})

describe('The house', () => {
  test('was established in 2023, and the footer says so', () => {
    expect(established).toBe(2023)
    expect(footer.blurb).toContain('established in 2023')
    expect(home.story.lead).toContain('2023')
  })

  test('links header and footer to the main screens', () => {
    const HEADER = ['/', '/about', '/rooms', '/dining', '/gallery', '/blog', '/special-offers']
    expect(mainNavigation.map(({ to }) => to)).toEqual([...HEADER, '/contact'])
    expect([...quickLinks, ...legalLinks].map(({ to }) => to)).toEqual(
      expect.arrayContaining([...HEADER, '/contact', '/reservations', '/privacy-policy', '/terms']),
    )
  })

  test('has five milestones, in time order', () => {
    expect(milestones.map(({ year, title }) => `${year} ${title}`)).toEqual([
      '2023 Grand Opening',
      '2023 First Recognition',
      '2024 Dining Excellence Award',
      '2024 Expansion',
      '2025 Sustainability Initiative',
    ])
  })

  test('introduces three people', () => {
    expect(team.map(({ position }) => position)).toEqual([
      'General Manager',
      'Executive Chef',
      'Guest Relations',
    ])
  })

  test('gives a welcome gift to those who mention Boishakhi', () => {
    expect(home.closing.gift.text).toMatch(/‘Boishakhi’.*complimentary traditional Bengali welcome/)
  })

  test('states the day of the legal pages, and what the accessibility page names', () => {
    expect([privacyPolicy.lastUpdated, terms.lastUpdated]).toEqual(['2025-04-15', '2025-04-15'])
    const section = (id: string) => accessibility.sections.find((one) => one.id === id)
    expect(JSON.stringify(accessibility)).toContain('(WCAG) 2.1 at level AA')
    expect(section('languages')?.body).toContainEqual(['English', 'Bengali', 'Hindi'])
    expect(section('coordinator')?.contacts.map(({ label }) => label)).toEqual(['E-mail', 'Phone'])
  })

  test('has its address in the city, and a mail address under a domain that nobody owns', () => {
    expect(address.town).toContain('Sylhet')
    expect(contact.email).toMatch(/@thesurma\.example$/)
  })
})

describe('Rooms and prices', () => {
  test('six rooms in the list', () => {
    expect(
      rooms.map(({ id, pricePerNight, capacity, size, bedType, category }) =>
        [id, dollars(pricePerNight), capacity, size, bedType, category].join(', '),
      ),
    ).toEqual([
      'standard, 179, 2, 28 m², Queen, standard',
      'deluxe, 249, 2, 35 m², King, deluxe',
      'executive-suite, 349, 2, 55 m², King, suite',
      'family-suite, 429, 4, 75 m², King and Twin, suite',
      'presidential-suite, 899, 4, 120 m², King, suite',
      'garden-view, 219, 2, 32 m², Queen or Twin, standard',
    ])
  })

  test('four room types in the reservation form', () => {
    expect(
      roomTypes.map(({ id, pricePerNight, capacity }) => [id, dollars(pricePerNight), capacity]),
    ).toEqual([
      ['standard', 179, 2],
      ['deluxe', 249, 2],
      ['suite', 349, 3],
      ['family', 429, 4],
    ])
  })

  test('three featured rooms on the home page', () => {
    expect(
      featuredRooms.map(({ name, pricePerNight, rating }) => [
        name,
        dollars(pricePerNight),
        rating,
      ]),
    ).toEqual([
      ['Padma Suite', 299, 5],
      ['Meghna Room', 229, 4.5],
      ['Jamuna Family Suite', 349, 4.8],
    ])
  })

  test("a room's own page has the same features, amenities and policies for every room", () => {
    expect(Object.values(roomPage.features)).toEqual([
      '32 m²',
      'King bed',
      'Garden/city view',
      'Breakfast included',
      'Non-smoking',
    ])
    expect(roomPage.amenities).toEqual([
      'Wi-Fi',
      'Tea/coffee maker',
      'Room service',
      'Air conditioning',
      'Flat-screen TV',
      'Private bathroom',
    ])
    expect(roomPage.services).toEqual([
      'Daily housekeeping',
      'Turndown service',
      'Bottled water',
      'Fruit basket',
      'Evening snacks',
      'Newspaper',
    ])
    expect(roomPage.policies.map(({ value }) => value)).toEqual([
      'From 2:00 PM',
      'Until 12:00 PM',
      expect.stringMatching(/^Free until 24 hours before check-in\..*one night is charged/),
      expect.stringMatching(/^Children under 12 stay free.*Extra beds are charged/),
      expect.stringMatching(/^No pets/),
    ])
  })

  test('a booking is refundable until 48 hours before arrival, check-in is at three', () => {
    const [cancellation, times] = reservations.information.items.map(({ text }) => text)
    expect(cancellation).toMatch(/refundable until 48 hours.*one night is charged/)
    expect(times).toBe('Check-in 3:00 PM to 12:00 AM. Check-out until 11:00 AM.')
  })

  test('a table needs notice to be changed or cancelled, not to be reserved: each page says the same', () => {
    const rule = policies.dining.cancellation
    expect(rule).toBe('Please give 24 hours’ notice to change or cancel a table.')
    const words = JSON.stringify(import.meta.glob('./en/*.ts', { eager: true }))
    const sentences = words.match(/[^".:]*24 hours’ notice[^".]*\./g) ?? []
    expect(sentences.length).toBeGreaterThan(3)
    for (const sentence of sentences) expect(sentence.trim()).toMatch(new RegExp(`^${rule}$`, 'i'))
  })

  test('the contact form asks for one of five room types, for one to four guests or more', () => {
    const { room, table, message } = contactForms
    expect(room.roomTypes.map(({ value }) => value)).toEqual([
      'standard',
      'superior',
      'deluxe',
      'executive',
      'family',
    ])
    expect(room.numbers.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5+'])
    expect(table.sizes.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5', '6', '7+'])
    expect(table.restaurants.map(({ text }) => text)).toEqual(['Nakshi', 'Terrace Bistro'])
    expect(message.subjects.map(({ value }) => value)).toEqual([
      'general',
      'reservation',
      'feedback',
      'other',
    ])
  })

  test('a reservation is paid by card or later', () => {
    expect(reservations.paymentMethods.map(({ id }) => id)).toEqual(['credit-card', 'pay-later'])
  })
})

describe('Food and drink', () => {
  test.each([
    ['starters', 4, 14, 24],
    ['mains', 4, 28, 36],
    ['desserts', 3, 12, 14],
    ['beverages', 3, 8, 10],
  ])('the dining menu: %s, %i items from $%i to $%i', (id, count, least, most) => {
    const prices = menu.find((course) => course.id === id)?.items.map(({ price }) => price) ?? []
    expect(prices).toHaveLength(count)
    expect(range(prices)).toEqual([least, most])
  })

  test('its tags are these twelve, and each is used', () => {
    const used = new Set(menu.flatMap(({ items }) => items.flatMap(({ tags }) => tags)))
    expect([...used].map((tag) => tagNames[tag]).sort()).toEqual(
      [
        ...['Vegetarian', 'Gluten-Free', 'Seafood', 'Shareable', 'Signature', 'National Dish'],
        ...['Premium', 'Traditional', 'Cultural', 'Sweet', 'Seasonal', 'Non-Alcoholic'],
      ].sort(),
    )
  })

  test('the online menu: 13 dishes in four categories, from $3.99 to $22.99', () => {
    const countOf = (id: string) => orderMenu.filter(({ category }) => category === id).length
    expect(menuCategories.map(({ id, name }) => [id, name, countOf(id)])).toEqual([
      ['appetizers', 'Appetizers', 3],
      ['mains', 'Main Courses', 4],
      ['desserts', 'Desserts', 3],
      ['beverages', 'Beverages', 3],
    ])
    expect(range(orderMenu.map(({ price }) => price))).toEqual([3.99, 22.99])
  })

  test('the venues, with their ratings and hours', () => {
    expect(
      venues.map(({ title, rating, hours }) => ({ title, rating, hours: hoursLines(hours) })),
    ).toEqual([
      {
        title: 'Nakshi',
        rating: 4.8,
        hours: [
          { term: 'Dinner, Tue-Sun', value: '5:30-10:30 PM' },
          { term: 'Monday', value: 'Closed' },
        ],
      },
      {
        title: 'Terrace Bistro',
        rating: 4.6,
        hours: [
          { term: 'Lunch, daily', value: '11:30 AM-2:30 PM' },
          { term: 'Dinner, daily', value: '6:00-9:30 PM' },
        ],
      },
      {
        title: 'Bar & Lounge',
        rating: undefined,
        hours: [{ term: 'Daily', value: '12:00 PM-12:00 AM' }],
      },
    ])
  })

  test.each([
    ['breakfast', diningHours.breakfast, ['6:30-10:30 AM', '7:00-11:00 AM']],
    [
      'the desk, the concierge and room service',
      serviceHours,
      ['12:00 AM-12:00 AM', '7:00 AM-11:00 PM', '6:00 AM-12:00 AM'],
    ],
    ['delivery', deliveryHours, ['12:00-3:00 PM', '6:00-10:00 PM']],
    [
      'the restaurant, for search engines',
      hoursForSearchEngines,
      ['7:00 AM-11:00 PM', '7:00 AM-12:00 AM'],
    ],
  ])('the hours of %s', (_, hours, lines) => {
    expect(hours.map(formatTimes)).toEqual(lines)
  })

  test('three private rooms', () => {
    expect(privateRooms.map(({ name, capacity }) => `${name} ${capacity}`)).toEqual([
      'Cellar Room 12',
      'Garden Room 24',
      'Grand Salon 50',
    ])
  })

  test('the cuisines and the price range', () => {
    expect(cuisine).toEqual({ kinds: ['Bengali', 'International', 'Fusion'], priceRange: '$$$' })
  })

  test('where and when food is delivered, and how it is paid for', () => {
    expect(onlineOrder.information.flatMap(({ lines }) => lines)).toEqual([
      'Zindabazar, Upashahar, Amberkhana, Subidbazar, Tilagor',
      expect.stringContaining('12:00-3:00 PM'),
      expect.stringContaining('6:00-10:00 PM'),
      'Every day, in 30-45 minutes on average',
      'Credit/debit cards, cash on delivery, bKash, Nagad, Rocket',
    ])
  })

  test('the terms name the delivery fee of five dollars', () => {
    expect(JSON.stringify(terms)).toContain('$5.00')
  })
})

describe('Offers', () => {
  test('six offers, each with its discount and its last day', () => {
    expect(offers.map(({ title, discount, validUntil }) => [title, discount, validUntil])).toEqual([
      ['Early Bird', '15% off', null],
      ['Weekend Escape', '20% off', null],
      ['Extended Stay', '25% off', null],
      ['Summer Holiday', '$100 dining credit', '2025-09-30'],
      ['Dining Delight', '20% off dinner', '2025-12-31'],
      ['Anniversary', '10% off a suite', '2025-12-31'],
    ])
  })

  test('an offer says what it asks of the guest', () => {
    const features = (id: string) => offers.find((offer) => offer.id === id)?.features
    expect(features('early-bird')).toEqual(
      expect.arrayContaining(['Book 30 days ahead', '2-night minimum']),
    )
    expect(features('extended-stay')).toContain('5+ nights')
  })

  test('three steps to book', () => {
    expect(specialOffers.howToBook.steps).toHaveLength(3)
  })
})

describe('Counts', () => {
  test('six posts in four categories', () => {
    expect(posts).toHaveLength(6)
    expect(new Set(posts.map(({ category }) => category))).toEqual(
      new Set(['Events', 'Dining', 'Sustainability', 'Announcements']),
    )
  })

  test('18 pictures in the gallery, in every category', () => {
    expect(galleryImages).toHaveLength(18)
    expect(new Set(galleryImages.map(({ category }) => category))).toEqual(
      new Set(galleryCategories),
    )
    expect(filterGallery(galleryImages, 'all')).toHaveLength(18)
  })

  test('three testimonials and four pictures of the story', () => {
    expect(testimonials.map(({ position }) => position)).toEqual([
      'Business traveler',
      'Vacation guest',
      'Food critic',
    ])
    expect(home.story.pictures).toHaveLength(4)
  })

  test('17 entries of the search, in five groups', () => {
    const titles = (category: string) =>
      titlesOf(searchEntries.filter((entry) => entry.category === category))
    expect(searchCategories.map((category) => [category, titles(category)])).toEqual([
      [
        'navigation',
        [
          ...['Home', 'About Us', 'Rooms & Suites', 'Dining', 'Gallery', 'Special Offers', 'Blog'],
          'Contact',
        ],
      ],
      ['booking', ['Book a Room']],
      [
        'rooms',
        ['Standard Room', 'Deluxe Room', 'Executive Suite', 'Family Suite', 'Presidential Suite'],
      ],
      ['dining', ['Restaurant']],
      ['information', ['Privacy Policy', 'Terms & Conditions']],
    ])
    expect(searchEntries).toHaveLength(17)
  })

  test.each([
    ['biryani', '/dining'],
    ['kids', '/rooms/family-suite'],
  ])('the search knows a word for what this house has: %s', (typed, url) => {
    const found = search(searchEntries, typed).flatMap(({ items }) => items)
    expect(found.map((entry) => entry.url)).toContain(url)
  })
})

describe('The seven replies of the chat', () => {
  test('there are seven, no two alike', () => {
    expect(new Set(chatReplies).size).toBe(7)
  })

  test.each([
    ['a greeting', /^Hello/],
    ['20% off weekday stays', /20% off weekday stays/],
    ['the times of arrival and departure', /check-in.*2 PM.*check-out.*12 PM/i],
    ['what is free', /free Wi-Fi, breakfast.*pool.*fitness.*included/i],
    ['availability', /availability/],
    ['dietary needs', /dietary needs/],
    ['the reservations team', /reservations team/],
  ])('one reply is about %s', (_, words) => {
    expect(chatReplies.filter((reply) => words.test(reply))).toHaveLength(1)
  })
})
