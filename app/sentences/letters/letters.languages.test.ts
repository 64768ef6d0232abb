import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formOptions } from '#app/content/contact.ts'
import { allergens } from '#app/content/dishes/allergens.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { contact, origin } from '#app/content/hotel.ts'
import { kitchenLanguage } from '#app/content/languages.js'
import { privateRooms, venues } from '#app/content/places.ts'
import { bookingTimes } from '#app/content/policies.ts'
import { roomAsCartItem } from '#app/content/rooms/cart-item.ts'
import { roomPictures } from '#app/content/rooms/pictures.ts'
import { asWanted, formRooms } from '#app/content/rooms/room-types.ts'
import { addItem, type Cart, dishAsCartItem } from '#app/domain/cart.ts'
import { addDays, nights } from '#app/domain/day.ts'
import { anyDiet, type Diet, HEATS } from '#app/domain/diet.ts'
import { factLine } from '#app/domain/fact.ts'
import { mailDraft } from '#app/domain/mail.ts'
import type { Entered, TableEntries } from '#app/domain/request.ts'
import {
  ADULTS,
  CHILDREN,
  initialForm,
  partyOf,
  type ReservationEntries,
  type Stay,
} from '#app/domain/reservation.ts'
import { latinDigits } from '#app/domain/words.ts'
import { dietInFull } from '#app/sentences/diet.ts'
import { dietForLetter } from '#app/sentences/kitchen-lines.ts'
import {
  formatDay,
  formatDayShort,
  formatNumber,
  formatPrice,
  formatSum,
  formatTime,
  lang,
  listInWords,
} from '#language'
import { cart } from '#words/cart.ts'
import { common } from '#words/common.ts'
import { contactForms } from '#words/contact.ts'
import * as kitchenWords from '#words/kitchen-card.ts'
import { partyWords } from '#words/party.ts'
import { referenceLetters } from '#words/reference.ts'
import { requestWords } from '#words/request.ts'
import { reservations } from '#words/reservations.ts'
import { calendarEvents } from './calendar-events.ts'
import { type Letter, textsOf } from './letter.ts'
import { messageLetter } from './message.ts'
import { orderLetter } from './order.ts'
import { roomLetter } from './room.ts'
import { stayLetter } from './stay.ts'
import { byDays, stayTerms } from './stay-lines.ts'
import { tableLetter } from './table.ts'

const { facts, letters: words } = requestWords
const reference = `${formatNumber('261123')}-${referenceLetters.slice(0, 4)}`
const sent = { reference, day: '2026-11-23' }
const guest = { name: 'Ayesha Rahman', email: 'ayesha@guest.example', phone: '+880 1711 000000' }
const days = { checkIn: '2027-01-10', checkOut: '2027-01-15' }

type OrderEntries = Entered['order']

const message = (entered: object = {}) => {
  const subject = { kind: 'message', subject: 'general', message: 'Is there a cot?' } as const
  return messageLetter({ ...sent, entered: { ...guest, ...subject, ...entered } })
}
const room = (entered: object = {}) => {
  const wanted = { kind: 'room', ...days, roomType: 'deluxe', guests: '2' } as const
  const wish = { specialRequests: '' }
  return roomLetter({ ...sent, entered: { ...guest, ...wanted, ...wish, ...entered } })
}
const table = (entered: Partial<TableEntries> = {}) => {
  const wanted = { kind: 'table', date: '2027-01-10', time: '20:00', partySize: '4' } as const
  const place = { firstChoice: '', restaurant: 'nakshi', specialRequests: '', diet: anyDiet }
  return tableLetter({ ...sent, entered: { ...guest, ...wanted, ...place, ...entered } })
}
const stay = (entered: Partial<ReservationEntries> = {}) => {
  const [firstName = '', lastName = ''] = guest.name.split(' ')
  const form = { ...initialForm, ...guest, ...days, roomType: 'deluxe', firstName, lastName }
  const all = { ...form, ...entered }
  const letter = stayLetter({ ...sent, entered: { ...all, ...partyOf(all) } })
  if (!letter) throw new Error('No letter.')
  return letter
}

const [dish] = orderMenu
const [formRoom] = formRooms
const adaptable = formRooms.find(({ hasAdapted }) => hasAdapted)
const [cellar] = privateRooms
const [nakshi] = venues
const bar = venues.find(({ isBookable }) => !isBookable)
const hotDish = orderMenu.find(
  ({ spiceLevel, vegetarian }) => spiceLevel === 'extra hot' && !vegetarian,
)
if (!dish || !hotDish || !formRoom || !adaptable || !cellar || !nakshi || !bar)
  throw new Error('No dish, room or place.')
const cartOf = (room: typeof formRoom, count = 1, stayed = days, adapted = false) =>
  addItem([], roomAsCartItem(room, adapted, stayed), count)
const until = formatDay(days.checkOut)
const dishes = addItem([], dishAsCartItem(dish), 2)
const rooms = cartOf(formRoom)
const order = (
  items: Cart,
  entered: Partial<OrderEntries> = {},
  details: Partial<OrderEntries['details']> = {},
) => {
  const all = { ...guest, ...{ address: '', when: '', wish: '' }, ...details }
  const stay = { adults: '2', children: '0' } as const
  return orderLetter({
    ...sent,
    entered: { ...{ items, table: undefined, diet: anyDiet, stay }, ...entered, details: all },
  })
}

const wholeOf = (letter: Letter) => textsOf(letter).whole

const first = formatDayShort(days.checkIn)
const ofStay = (title: string) => requestWords.fromDay(title, first)
const withoutDays = order(addItem([], roomAsCartItem(formRoom)))
const both = order([...dishes, ...rooms])
const ofRoom = 'picture total events code postmark'
const inCart = cart.letters
test.each([
  ['a message', message(), words.message.title, '১ চিঠি', 'picture'],
  ['a room', room(), ofStay(words.room.title), '৫ রাত', 'picture events postmark'],
  [
    ...['a table', table(), `${words.table.title(nakshi.name)}, ${first}`, '৪ জন'],
    'picture events postmark',
  ],
  [
    ...['a stay', stay(), ofStay(words.stay.title), '৫ রাত'],
    'picture total offer events code postmark',
  ],
  ['dishes', order(dishes), inCart.order.title, '১ পদ', 'picture total'],
  [
    'a table’s',
    order(dishes, { table: 7 }),
    inCart.orderAtTable(7).title,
    '১ পদ',
    'picture total code',
  ],
  ['a room of the cart', order(rooms), ofStay(words.stay.title), '৫ রাত', ofRoom],
  ['a room without days', withoutDays, words.stay.title, '১ রাত', 'picture total code'],
  ['both', both, ofStay(inCart.orderAndRoom.title), '১ পদ', ofRoom],
] as [string, Letter, string, string, string][])(
  'the letter of %s is called by what is asked for, and has each piece that fits it',
  (_, letter, title, figure, pieces) => {
    const { subject, dear, greeting, stamp, picture, total, offer, code } = letter
    expect([subject, stamp.figure]).toEqual([`${title}, ${reference}`, figure])
    expect(dear).toContain(guest.name.split(' ')[0])
    expect(greeting).toMatch(/^(?!.*undefined).*\S/)
    const text = wholeOf(letter)
    expect(text).toMatch(new RegExp(`^${subject}\n\n`))
    for (const fact of [...letter.facts, total ?? [], offer ?? []].flat()) {
      expect(fact.value).not.toMatch(/^\s*$|undefined/)
      expect(text).toContain(factLine(fact))
    }
    const events = calendarEvents(letter)
    const all = { picture, total, offer, events: events[0], code, postmark: stamp.postmark }
    const found = Object.entries(all).flatMap(([name, piece]) => (piece ? name : []))
    expect(found.join(' ')).toBe(pieces)
    for (const { title, description } of events) {
      expect(title).toMatch(/\(.+\)/)
      expect(description).toContain(`${reference}\n`)
      expect(description).toContain(contact.phone)
    }
  },
)

/** A guest's words in either script. */
const typed = (minLength: number, maxLength: number) =>
  fc
    .tuple(fc.constantFrom('a', 'ক', 'ষ্ঠ'), fc.integer({ min: minLength, max: maxLength }))
    .map(([letter, length]) => letter.repeat(length).slice(0, length))

/**
 * Every kind of letter that is mailed, with what its hotel cannot do without in words. The rest is in the URL, or a
 * free text.
 */
const anyLetter = fc
  .record({
    ...{ name: typed(1, 60), address: typed(1, 200), wish: typed(1, 500) },
    isVegetarian: fc.boolean(),
    without: fc.subarray([...allergens]),
    heat: fc.constantFrom(null, ...HEATS),
    count: fc.integer({ min: 1, max: orderMenu.length }),
  })
  .chain(({ name, address, wish, count, ...diet }) => {
    const ordered = orderMenu
      .slice(0, count)
      .reduce<Cart>((cart, one) => addItem(cart, dishAsCartItem(one), 99), [])
    const needed = [name, guest.phone]
    const lines = dietForLetter(diet)
    return fc.constantFrom(
      { letter: message({ name, message: wish }), says: needed },
      { letter: room({ name }), says: [...needed, until] },
      { letter: stay({ firstName: name, lastName: '', specialRequests: wish }), says: needed },
      {
        letter: table({ name, specialRequests: wish, diet }),
        ...{ says: [...needed, formatDay(days.checkIn), nakshi.name], lines },
      },
      { letter: order(ordered, { diet }, { name, address }), says: [...needed, address], lines },
    )
  })

/** What a letter's mail says on Windows, or elsewhere. */
const mailOf = (letter: Letter, isOnWindows: boolean) => {
  const url = letter.path && `${origin}${letter.path}`
  const mail = mailDraft(contact.email, letter.subject, textsOf(letter, url), isOnWindows)
  const { searchParams } = new URL(mail.url)
  const [subject, body] = ['subject', 'body'].map((part) => `${searchParams.get(part)}`)
  return { ...mail, subject, body: `${body}`.replaceAll('\r\n', '\n'), link: url ?? '' }
}

test('a mail is whole; on Windows it says all that the hotel cannot do without, or asks for the letter', () =>
  fc.assert(
    fc.property(anyLetter, ({ letter, says, lines = dietForLetter(anyDiet) }) => {
      const elsewhere = mailOf(letter, false)
      expect(elsewhere.isWhole).toBe(true)
      for (const said of [...says, ...lines.readFirst.map(({ text }) => text)])
        expect(elsewhere.body).toContain(said)

      const { url, isWhole, body, subject, link } = mailOf(letter, true)
      expect(url.length).toBeLessThanOrEqual(2000)
      expect(body).toContain(link)
      if (isWhole) return
      expect(body.endsWith(`\n${requestWords.rest}`)).toBe(true)
      const needed = [lines.inShort, ...says].map(latinDigits)
      const isLatin = !/[ক-৯]/.test(needed.join())
      if (isLatin) for (const said of needed) expect(subject + body).toContain(said)
      // In Bengali a guest's words can fill the whole mail. Whatever is missing has no room.
      const missing = letter.byWeight.map(latinDigits).filter((line) => !body.includes(line))
      for (const line of missing)
        expect(
          url.length + encodeURIComponent(`\n${line}`.replaceAll('\n', '\r\n')).length,
        ).toBeGreaterThan(2000)
    }),
    { numRuns: 300 },
  ))

const all = orderMenu.reduce<Cart>((cart, one) => addItem(cart, dishAsCartItem(one), 2), [])
const adapted = cartOf(adaptable, 1, days, true)
const { name: adaptedName } = asWanted(adaptable, true)
const fromSylhet = { name: 'আয়েশা রহমান', address: 'বাসা ১২, সড়ক ৩, জিন্দাবাজার, রাত ৮টায়, বিকাশে' }
const noNuts: Diet = { ...anyDiet, without: ['nuts'] }
const noNutsOrMeat: Diet = { isVegetarian: true, without: ['nuts'], heat: 'mild' }
const strict = { isVegetarian: true, without: ['nuts', 'gluten'], heat: 'mild' } as const
const { kitchenCard, allergenNames } = kitchenWords
/** What a short mail says of a diet, in either of its two lengths. */
const [withoutNuts] = dietForLetter(noNuts).inShort.split('\n')
test.each([
  ['the whole menu', order(all, { diet: noNuts }, fromSylhet), [withoutNuts, fromSylhet.address]],
  [
    'the whole menu and an adapted room',
    order([...all, ...adapted], { diet: noNuts }, fromSylhet),
    [until, adaptedName, withoutNuts],
  ],
  [
    'an adapted room and a wish',
    stay({
      ...{ firstName: fromSylhet.name, lastName: '', specialRequests: 'ক্ষ্ম'.repeat(100) },
      ...{ roomType: adaptable.id, adapted: true },
    }),
    [until, adaptedName, partyWords.inWords('2', '0'), formatPrice(5 * adaptable.pricePerNight)],
  ],
  [
    'a table with every kind of diet',
    table({ name: fromSylhet.name, diet: noNutsOrMeat }),
    [...dietForLetter(noNutsOrMeat).inShort.split('\n'), formatTime('20:00'), formatNumber(4)],
  ],
] as const)('on Windows %s has room for what is needed, stays first', (_what, letter, needed) => {
  const { body, url } = mailOf(letter, true)
  expect(url.length).toBeLessThanOrEqual(2000)
  for (const said of [...needed, fromSylhet.name, guest.phone])
    expect(body).toContain(latinDigits(`${said}`))
  const lines = body.split('\n')
  expect(new Set(lines).size, 'nothing twice').toBe(lines.length)
  if (letter.stays.length > 0) expect(lines[0]).toContain(latinDigits(`${until} (`))
})

test('a diet reaches the kitchen in its language and the guest’s, and each dish that clashes says what to do', () => {
  const letter = order([...dishes, ...addItem([], dishAsCartItem(hotDish))], { diet: strict })
  const { alsoLeftOut, spiceLevels, clash } = kitchenWords
  const langs = [...new Set([lang, kitchenLanguage])]
  const listed = Object.values(kitchenCard.above).join(', ')
  const named = (['gluten', 'nuts'] as const).map(
    (one) => `${allergenNames[one]} ${alsoLeftOut[one]}`,
  )
  for (const { readFirst } of [letter, table({ diet: strict })]) {
    expect(readFirst.map(({ lang }) => lang)).toEqual(langs)
    expect(readFirst[0]?.text.split('\n'), 'the last points back').toEqual([
      `${kitchenCard.without(named.join(', '))} ${kitchenCard.ownPan}`,
      `${kitchenCard.vegetarian} ${kitchenCard.egg}`,
      `${kitchenCard.andAbove(listed)} ${kitchenCard.heat(spiceLevels.mild)}`,
    ])
  }
  const noEgg = dietInFull({ ...anyDiet, isVegetarian: true, without: ['egg'] })
  expect(noEgg.split('\n')[1]).toBe(
    `${kitchenCard.andAbove(kitchenCard.above.allergy)} ${kitchenCard.vegetarian}`,
  )
  const [, first, second] = letter.facts.map(({ value }) => value.split(' · ').slice(1))
  const { sentence, tooHot } = clash.kitchen
  expect(first).toHaveLength(2 * langs.length)
  expect(first?.[0]).toBe(kitchenCard.seeAbove)
  expect(first?.[langs.length]).toBe(sentence([clash.contains([allergenNames.gluten])]))
  expect(second?.[langs.length]).toBe(sentence([clash.notVegetarian, tooHot]))
  expect(letter.path).toContain('&diet=vegetarian&without=nuts%2Cgluten&heat=mild')
  expect([order(dishes).readFirst, table().readFirst]).toEqual([[], []])
})

const party = { adults: '3', children: '1' } as const
const guests = `${facts.guests}: ${partyWords.inWords('3', '1')}`
const two = addItem(rooms, roomAsCartItem(formRoom, false, days))
const family = { ...party, arrival: '10 PM', childrenAges: '5' }
const alone = { firstChoice: cellar.id, restaurant: '' }
const { missing } = cart.checkout
const nobody = { name: ' ', email: '', phone: '' }
const asked = (...things: string[]) => `${cart.askFor}: ${listInWords(things)}\n`
const says: [string, Letter, string[], string[]?][] = [
  ['a room that is too small', order(rooms, { stay: party }), [`${guests} (`]],
  [
    'two rooms',
    order(two, { stay: party }),
    [`${guests}\n`, `${formatNumber(2)} × ${formRoom.roomName}`],
  ],
  [
    'a third room for some of the nights, which takes nothing away',
    order([...two, ...cartOf(formRoom, 1, { ...days, checkOut: '2027-01-12' })], { stay: party }),
    [`${guests}\n`, formatSum(2 * 5 * formRoom.pricePerNight)],
  ],
  ['nobody has said for how many', order(rooms, { stay: {} }), [asked(missing.guests)]],
  [
    'an order without a word',
    order(dishes, {}, nobody),
    [asked(missing.address, missing.phone, missing.name, missing.when)],
    [facts.guests, `${facts.name}:`],
  ],
  [
    'an order for today',
    order(dishes, {}, { when: 'today', address: 'Zindabazar' }),
    [cart.checkout.writtenOn('today', formatDay(sent.day))],
    [cart.askFor],
  ],
  [
    'an order at a table',
    order(dishes, { table: 7 }, nobody),
    [inCart.orderAtTable(7).ask],
    [cart.askFor, cart.totals.delivery],
  ],
  [
    'a private room without a day, too small',
    table({ ...alone, date: '', partySize: '60' }),
    [
      ...[requestWords.askForDay, `${facts.date}: ${contactForms.table.withoutDay}`],
      partyWords.tooMany(formatNumber(60), cellar.capacity),
      `${facts.privateRoom}: ${cellar.name}`,
    ],
    [`${facts.restaurant}:`, `${facts.time}:`],
  ],
  ['no hour', table({ time: undefined }), [`${facts.time}: ${requestWords.askMe}`]],
  [
    'the bar before a restaurant',
    table({ firstChoice: bar.id, partySize: '7+' }),
    [`${facts.restaurant}: ${facts.either(bar.name, nakshi.name)}\n`, partyWords.orMore('7')],
  ],
  [
    'a family',
    stay(family),
    [`${partyWords.arrival}: 10 PM`, `${partyWords.childrenAges}: 5`, `${guests} (`],
  ],
  [
    'a couple',
    stay({ ...family, adults: '2', children: '0' }),
    [`${facts.guests}: ${partyWords.inWords('2', '0')}\n`],
    [partyWords.childrenAges],
  ],
  ['six in a room for two', room({ guests: '6' }), [partyWords.tooMany(formatNumber(6), 2)]],
  ...formOptions.rooms.map(({ room: id, text }): [string, Letter, string[]] => [
    `Contact’s ${text}`,
    room({ roomType: id }),
    [`${facts.room}: ${formRooms.find((each) => each.id === id)?.roomName ?? text}\n`],
  ]),
  ['a message', message(), [`\n${words.message.ask}\nIs there a cot?\n`], [facts.subject]],
  ['feedback', message({ subject: 'feedback' }), [facts.subject]],
]
test.each(says)('of %s a letter says what is known, and what to ask', (_, letter, yes, no = []) => {
  for (const said of yes) expect(wholeOf(letter)).toContain(said)
  for (const said of no) expect(wholeOf(letter)).not.toContain(said)
})

test('a calendar has one entry for the same days, one reminder for one hour, and a day without an hour', () => {
  const family = addItem(rooms, roomAsCartItem(adaptable, false, days), 2)
  const [stayed, ...others] = calendarEvents(order(family))
  const named = `${formRoom.roomName}, ${formatNumber(2)} × ${adaptable.roomName}`
  for (const said of [
    `${facts.room}: ${named}\n`,
    `${facts.checkOut}: ${formatDayShort(days.checkOut)}, ${formatTime(bookingTimes.checkOut)}\n`,
  ])
    expect(stayed?.description).toContain(said)
  expect(others.map(({ alarmDays }) => alarmDays)).toEqual([1])
  const later = cartOf(formRoom, 1, { checkIn: '2027-02-01', checkOut: '2027-02-02' })
  expect(calendarEvents(order([...rooms, ...later]))).toHaveLength(4)
  const [day] = calendarEvents(table({ time: undefined, partySize: '4' }))
  expect(day?.span).toEqual({ from: days.checkIn, to: addDays(days.checkIn, 1) })
  expect(day?.description).toContain(`${facts.partySize}: ${formatNumber(4)}\n`)
})

test('a guest on the way reads the hour of check-in, and the last hours to cancel that are to come', () => {
  const hour = formatTime(bookingTimes.checkIn.opens)
  const terms = (day: string) => stayTerms([days, days], new Date(`${day}T12:00Z`))
  expect(terms('2027-01-07')).toEqual([
    requestWords.checkInFrom(hour),
    requestWords.freeUntil(formatDayShort('2027-01-08'), hour),
  ])
  expect(terms(days.checkIn)).toHaveLength(1)
})

test('a blank name, phone or wish is left out; a long name is cut between two characters', () => {
  const blank = { name: '  ', email: ' ', phone: '\t', specialRequests: ' \n' }
  for (const letter of [
    stay({ ...blank, firstName: ' ', lastName: ' ' }),
    ...[message, room, table].map((letterFor) => letterFor(blank)),
  ]) {
    expect(letter.dear).toBe(requestWords.dear(''))
    for (const line of letter.byWeight) expect(line).not.toMatch(/^\s*$|: *$/)
    expect(letter.facts.map(({ term }) => term)).not.toContain(facts.phone)
  }
  const name = `অ${'ক্ষ্ম'.repeat(40)}`
  expect(stay({ firstName: name }).dear).toBe(requestWords.dear(`অ${'ক্ষ্ম'.repeat(11)}…`))
})

const text = fc.constantFrom('', 'about 2 AM', '৩ ও ৭', 'a cot')
const stays = fc
  .record({
    room: fc.constantFrom(...formRooms),
    adapted: fc.boolean(),
    inDays: fc.nat({ max: 700 }),
    nights: fc.integer({ min: 1, max: 20 }),
    adults: fc.constantFrom(...ADULTS),
    children: fc.constantFrom(...CHILDREN),
    ...{ arrival: text, childrenAges: text, specialRequests: text },
    offer: fc.constantFrom('', 'dining-delight', 'anniversary', 'extended-stay'),
  })
  .map(({ inDays, nights, room, ...said }) => {
    const checkIn = addDays(sent.day, inDays)
    return { room, said, days: { checkIn, checkOut: addDays(checkIn, nights) } }
  })
type Wanted = typeof stays extends fc.Arbitrary<infer Value> ? Value : never
const byReservation = ({ room, said, days }: Wanted) =>
  stay({ ...said, ...days, roomType: room.id })
const byCart = ({ room, said, days }: Wanted, stay: Stay = said) =>
  order(cartOf(room, 1, days, said.adapted), { stay, diet: noNuts }) // a room knows no diet
const byContact = (wanted: Wanted) =>
  room({ ...wanted.said, ...wanted.days, roomType: wanted.room.id, guests: undefined })

/** The term of a price in the cart. */
const priceOf = ({ days }: Wanted) => common.nights(nights(days))
/** What a letter says but for these terms. */
const saysBesides = (letter: Letter, ...own: string[]) =>
  letter.facts.filter(({ term }) => !own.includes(term))
/** Expects something of any stay. A letter takes a millisecond to write. */
const ofAnyStay = (rule: (wanted: Wanted) => void) =>
  fc.assert(fc.property(stays, rule), { numRuns: 30 })

test('the same stay is the same letter by the reservation, the cart and Contact', () =>
  ofAnyStay((wanted) => {
    const [reserved, ordered] = [byReservation(wanted), byCart(wanted)]
    const said = saysBesides(reserved, reservations.payment.title)
    expect(saysBesides(ordered, priceOf(wanted), cart.totals.delivery)).toEqual(said)
    expect(byContact(wanted).facts).toEqual(said)
    for (const part of ['title', 'ask', 'subject', 'stamp', 'readFirst'] as const)
      expect(ordered[part]).toEqual(reserved[part])
    expect(byDays(ordered.stays)[0]?.rooms).toBe(byDays(reserved.stays)[0]?.rooms)
    expect(ordered.total?.note).toBe(reserved.total?.note)
  }))

test('what was not said is in no letter', () =>
  ofAnyStay((wanted) => {
    const terms = [facts.room, facts.checkIn, facts.checkOut, facts.nights]
    const contact = [facts.name, facts.phone, facts.email]
    const own = [priceOf(wanted), cart.totals.delivery, cart.askFor]
    const said = byCart(wanted, {}).facts.map(({ term }) => term)
    expect(said.toSorted()).toEqual([...terms, ...contact, ...own].toSorted())
  }))

test.each(formRooms)('the letter of a stay in $id is about that room alone', (room) => {
  const { id, roomId, name, pricePerNight } = room
  const [onCards, view = onCards] = roomPictures[roomId]
  const letter = stay({ roomType: id })
  expect(letter).toMatchObject({ greeting: reservations.greetings[id], picture: view })
  expect(letter.total?.value).toBe(formatPrice(5 * pricePerNight))
  expect(letter.path).toContain(`room=${id}&`)
  const said = wholeOf(letter) + calendarEvents(letter)[0]?.description
  expect(said).toContain(name)
  for (const other of formRooms.filter((each) => !name.includes(each.name)))
    expect(said).not.toContain(other.name)
  const adapted = stay({ roomType: id, adapted: true })
  expect(wholeOf(adapted)).toContain(asWanted(room, true).name)
})
