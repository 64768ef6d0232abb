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
import { anyDiet, type Diet, HEATS } from '#app/domain/diet.ts'
import { draftLine, mailDraft } from '#app/domain/draft.ts'
import type { TableEntries } from '#app/domain/request.ts'
import {
  ADULTS,
  CHILDREN,
  initialForm,
  partyOf,
  type ReservationEntries,
  type Stay,
} from '#app/domain/reservation.ts'
import { addDays, type Days } from '#app/domain/stay.ts'
import { dietLines } from '#app/sentences/kitchen-lines.ts'
import {
  formatDay,
  formatDayShort,
  formatNumber,
  formatPrice,
  formatSum,
  formatTime,
  lang,
} from '#language'
import { cart } from '#words/cart.ts'
import { contactForms } from '#words/contact.ts'
import * as kitchenWords from '#words/kitchen-card.ts'
import { partyWords } from '#words/party.ts'
import { referenceCharacters } from '#words/reference.ts'
import { requestWords } from '#words/request.ts'
import { reservations } from '#words/reservations.ts'
import { calendarEvents } from './calendar-events.ts'
import { type Letter, textsOf } from './letter.ts'
import { messageLetter } from './message.ts'
import { orderLetter } from './order.ts'
import { roomLetter } from './room.ts'
import { stayLetter } from './stay.ts'
import { stayTerms } from './stay-lines.ts'
import { tableLetter } from './table.ts'

const { facts, letters: words } = requestWords
const { digits, letters } = referenceCharacters
const reference = `${digits.slice(0, 6)}-${letters.slice(0, 4)}`
const sent = { reference, day: '2026-11-23' }
const guest = { name: 'Ayesha Rahman', email: 'ayesha@guest.example', phone: '+880 1711 000000' }
const days = { checkIn: '2027-01-10', checkOut: '2027-01-15' }

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
const hotDish = orderMenu.find(
  ({ spiceLevel, vegetarian }) => spiceLevel === 'extra hot' && !vegetarian,
)
if (!dish || !hotDish || !formRoom || !adaptable) throw new Error('No dish or no room.')
const dishes = addItem([], dishAsCartItem(dish), 2)
const rooms = addItem([], roomAsCartItem(formRoom, false, days))
const two = { adults: '2', children: '0' } as const
const order = (
  items: Cart,
  table?: number,
  diet: Diet = anyDiet,
  details: object = {},
  stay: Stay = two,
) =>
  orderLetter({
    ...sent,
    entered: {
      items,
      table,
      diet,
      stay,
      details: { ...guest, ...{ address: '', when: '', wish: '' }, ...details },
    },
  })

const wholeOf = (letter: Letter) => textsOf(letter).whole

/** The optional parts of a letter. */
const pieces = ['picture', 'total', 'offer', 'events', 'code', 'postmark'] as const
const ofRoom = ['picture', 'total', 'events', 'code', 'postmark']
test.each([
  ['a message', message(), ['picture']],
  ['a room', room(), ['picture', 'events', 'postmark']],
  ['a table', table(), ['picture', 'events', 'postmark']],
  ['a stay', stay(), [...pieces]],
  ['dishes', order(dishes), ['picture', 'total']],
  ['dishes at a table', order(dishes, 7), ['picture', 'total', 'code']],
  ['a room of the cart', order(rooms), ofRoom],
  [
    'a room without days',
    order(addItem([], roomAsCartItem(formRoom))),
    ['picture', 'total', 'code'],
  ],
  ['both', order([...dishes, ...rooms]), ofRoom],
  ['both at a table', order([...dishes, ...rooms], 7), ofRoom],
] as const)(
  'the letter of %s has each piece that fits it, and all of it is sent',
  (_kind, letter, has) => {
    const { subject, dear, greeting, stamp, picture, total, offer, code } = letter
    const events = calendarEvents(letter)
    for (const said of [dear, greeting, stamp.figure]) expect(said).toMatch(/^(?!.*undefined).*\S/)
    expect(dear).toContain(guest.name.split(' ')[0])
    const text = wholeOf(letter)
    expect(text).toMatch(new RegExp(`^${subject}\n\n`))
    for (const fact of [...letter.facts, total ?? [], offer ?? []].flat()) {
      expect(fact.value).not.toMatch(/^\s*$|undefined/)
      expect(text).toContain(draftLine(fact))
    }
    const found = {
      picture,
      total,
      offer,
      events: events.length > 0,
      code,
      postmark: stamp.postmark,
    }
    expect(pieces.filter((piece) => found[piece])).toEqual(has)
    for (const { title, description } of events) {
      expect(title).toMatch(/\(.+\)|once the stay is confirmed/)
      expect(description).toMatch(
        new RegExp(`${reference}\n[^]*${contact.phone.replace('+', '\\+')}`),
      )
    }
  },
)

/** A guest's words in either script. */
const typed = (minLength: number, maxLength: number) =>
  fc
    .tuple(fc.constantFrom('a', 'ক', 'ষ্ঠ'), fc.integer({ min: minLength, max: maxLength }))
    .map(([letter, length]) => letter.repeat(length).slice(0, length))

const diets = fc.record({
  isVegetarian: fc.boolean(),
  without: fc.subarray([...allergens]),
  heat: fc.constantFrom(null, ...HEATS),
})

/** A letter of any kind, with what its hotel cannot do without in words. The rest of that is in the URL, or a free text. */
const anyLetter = fc
  .record({
    name: typed(1, 60),
    address: typed(1, 200),
    wish: typed(1, 500),
    diet: diets,
    count: fc.integer({ min: 1, max: orderMenu.length }),
    from: fc.integer({ min: 0, max: 4 * 365 }).map((count) => addDays('2026-11-24', count)),
    nights: fc.integer({ min: 1, max: 365 }),
    place: fc.constantFrom(...venues, ...privateRooms),
    roomType: fc.constantFrom(...formRooms.map(({ id }) => id)),
  })
  .chain(({ name, address, wish, diet, count, from, nights, place, roomType }) => {
    const stayed: Days = { checkIn: from, checkOut: addDays(from, nights) }
    const isPrivate = 'capacity' in place
    const ordered = orderMenu
      .slice(0, count)
      .reduce<Cart>((cart, one) => addItem(cart, dishAsCartItem(one), 99), [])
    const lines = dietLines(diet)
    const day = formatDayShort(from)
    return fc
      .constantFrom(
        { letter: message({ name, message: wish }), says: [] },
        { letter: room({ name, ...stayed }), says: [day, formatDayShort(stayed.checkOut)] },
        {
          letter: table({
            ...{ name, specialRequests: wish, date: from, diet },
            ...(isPrivate ? { firstChoice: place.id, restaurant: '' } : { restaurant: place.id }),
          }),
          says: [day, place.name],
          diet: lines,
        },
        {
          letter: stay({
            firstName: name,
            lastName: '',
            ...stayed,
            roomType,
            specialRequests: wish,
          }),
          says: [],
        },
        {
          letter: order(ordered, undefined, diet, { name, address }),
          says: [address],
          diet: lines,
        },
        { letter: order(ordered, 7, diet, { name }), says: [], diet: lines },
      )
      .map(({ says, diet = dietLines(anyDiet), ...one }) => ({
        ...{ ...one, diet },
        says: [name, guest.phone, ...says],
      }))
  })

/** What a letter's mail says on Windows, or elsewhere. */
const mailOf = (letter: Letter, isOnWindows: boolean) => {
  const url = letter.path && `${origin}${letter.path}`
  const mail = mailDraft(contact.email, letter.subject, textsOf(letter, url), isOnWindows)
  const body = `${new URL(mail.url).searchParams.get('body')}`.replaceAll('\r\n', '\n')
  return { ...mail, body, link: url ?? '' }
}

test('a mail is whole; on Windows it says all that the hotel cannot do without, or asks for the letter', () =>
  fc.assert(
    fc.property(anyLetter, ({ letter, says, diet: { inShort, readFirst } }) => {
      const elsewhere = mailOf(letter, false)
      expect(elsewhere.isWhole).toBe(true)
      for (const said of [...says, ...readFirst.map(({ text }) => text)])
        expect(elsewhere.body).toContain(said)

      const { url, isWhole, body, link } = mailOf(letter, true)
      expect(url.length).toBeLessThanOrEqual(2000)
      expect(body).toContain(link)
      if (isWhole) return
      expect(body.endsWith(`\n${requestWords.rest}`)).toBe(true)
      const needed = [inShort, ...says]
      const isLatin = !/[ক-৯]/.test(needed.join())
      if (isLatin) for (const said of needed) expect(body).toContain(said)
      // In Bengali a guest's words can fill the whole mail. Whatever is missing has no room.
      const missing = letter.byWeight.filter((line) => !body.includes(line))
      for (const line of missing)
        expect(
          url.length + encodeURIComponent(`\n${line}`.replaceAll('\n', '\r\n')).length,
        ).toBeGreaterThan(2000)
    }),
    { numRuns: 300 },
  ))

const all = orderMenu.reduce<Cart>((cart, one) => addItem(cart, dishAsCartItem(one), 2), [])
const adaptedRoom = roomAsCartItem(adaptable, true, days)
const fromSylhet = { name: 'আয়েশা রহমান', address: 'বাসা ১২, সড়ক ৩, জিন্দাবাজার, রাত ৮টায়, বিকাশে' }
const noNuts: Diet = { ...anyDiet, without: ['nuts'] }
const withoutNuts = kitchenWords.kitchenCard.without(kitchenWords.allergenNames.nuts)
const wish = 'ক্ষ্ম'.repeat(100)
const { checkOut } = days
test.each([
  ['the whole menu', order(all, undefined, noNuts, fromSylhet), [withoutNuts, fromSylhet.address]],
  [
    'the whole menu and an adapted room',
    order([...all, ...addItem([], adaptedRoom)], undefined, noNuts, fromSylhet),
    [formatDay(checkOut), adaptedRoom.name, withoutNuts],
  ],
  [
    'an adapted room and a wish',
    stay({
      ...{ firstName: fromSylhet.name, lastName: '', specialRequests: wish },
      ...{ roomType: adaptable.id, adapted: true },
    }),
    [formatDay(checkOut), asWanted(adaptable, true).name, words.stay.ask],
  ],
  [
    'a table with every kind of diet',
    table({ name: fromSylhet.name, diet: { isVegetarian: true, without: ['nuts'], heat: 'mild' } }),
    [withoutNuts, kitchenWords.kitchenCard.vegetarianInShort, formatTime('20:00'), formatNumber(4)],
  ],
] as const)('on Windows %s has room for what is needed, stays first', (_what, letter, needed) => {
  const { body, url } = mailOf(letter, true)
  expect(url.length).toBeLessThanOrEqual(2000)
  for (const said of [...needed, fromSylhet.name, guest.phone]) expect(body).toContain(said)
  if (letter.stays.length > 0) expect(body).toMatch(new RegExp(`^.*${formatDay(checkOut)}, `))
})

test('a diet reaches the kitchen in its language and the guest’s, and each dish that clashes says what to do', () => {
  const diet = { isVegetarian: true, without: ['nuts', 'gluten'], heat: 'mild' } as const
  const letter = order([...dishes, ...addItem([], dishAsCartItem(hotDish))], undefined, diet)
  const { allergenNames, alsoLeftOut, spiceLevels, kitchenCard, clash } = kitchenWords
  const langs = [...new Set([lang, kitchenLanguage])]
  const asked = table({ diet })
  for (const { readFirst } of [letter, asked]) {
    expect(readFirst.map(({ lang }) => lang)).toEqual(langs)
    for (const said of [
      ...[allergenNames.nuts, alsoLeftOut.nuts, allergenNames.gluten, alsoLeftOut.gluten],
      ...[kitchenCard.vegetarian, kitchenCard.heat(spiceLevels.mild), kitchenCard.evenALittle],
    ])
      expect(readFirst[0]?.text).toContain(said)
  }
  const [, first, second] = letter.facts.map(({ value }) => value.split('\n').slice(1))
  expect([first?.length, second?.length]).toEqual([langs.length, langs.length])
  const { sentence, tooHot } = clash.kitchen
  expect(first?.[0]).toBe(sentence([clash.contains([allergenNames.gluten])]))
  for (const said of [clash.notVegetarian, tooHot]) expect(second?.[0]).toContain(said)
  expect(letter.path).toContain('&diet=vegetarian&without=nuts%2Cgluten&heat=mild')
  expect([order(dishes).readFirst, table().readFirst]).toEqual([[], []])
})

test('the letter of an order names what was ordered', () => {
  const said = [order(dishes), order(dishes, 7), order(rooms), order([...dishes, ...rooms])]
  expect(said.map(({ kind }) => kind)).toEqual([
    cart.letters.order.kind,
    cart.letters.orderAtTable.kind(7),
    words.stay.kind,
    cart.letters.orderAndRoom.kind,
  ])
  expect(new Set(said.map(({ greeting }) => greeting)).size).toBe(4)
  expect(said.map(({ stamp }) => stamp.figure)).toEqual(['১ পদ', '১ পদ', '৫ রাত', '১ পদ'])
  const other = { checkIn: '2027-02-01', checkOut: '2027-02-02' }
  const both = order([...rooms, ...addItem([], roomAsCartItem(formRoom, false, other))])
  expect(calendarEvents(both)).toHaveLength(4)
})

test('rooms of the cart say how many come, how many there are, and whether they fit', () => {
  const party = { adults: '3', children: '1' } as const
  const says = (items: Cart) => wholeOf(order(items, undefined, anyDiet, {}, party))
  const guests = `${facts.guests}: ${partyWords.inWords('3', '1')}`
  expect(says(rooms)).toContain(`${guests} (`)
  const more = addItem(rooms, roomAsCartItem(formRoom, false, days))
  const two = says(more)
  expect(two).toContain(`${guests}\n`)
  expect(two).toContain(`${formatNumber(2)} × ${formRoom.roomName}`)
  expect(two).toContain(formatSum(2 * 5 * formRoom.pricePerNight))
  expect(order(rooms, undefined, anyDiet, {}, party).path).toContain('adults=3&children=1')
  const short = { checkIn: days.checkIn, checkOut: '2027-01-12' }
  const third = says(addItem(more, roomAsCartItem(formRoom, false, short)))
  expect(third, 'a third room for some of the nights takes nothing away').toContain(`${guests}\n`)
  expect(says(dishes)).not.toContain(facts.guests)
})

test('a subject names the first day, and a message stands below what it asks', () => {
  const first = formatDayShort(days.checkIn)
  for (const { subject, kind } of [stay(), room(), table(), order(rooms)])
    expect(subject).toBe(`${kind}, ${first}, ${reference}`)
  expect(order(dishes).subject).toBe(`${order(dishes).kind}, ${reference}`)
  expect(wholeOf(message())).toContain(`\n${words.message.ask}\nIs there a cot?\n`)
  expect(wholeOf(message())).not.toContain(facts.subject)
  expect(wholeOf(message({ subject: 'feedback' }))).toContain(facts.subject)
})

test('a calendar has one reminder for one hour, who comes, and a day without an hour', () => {
  const family = addItem(rooms, roomAsCartItem(adaptable, false, days), 2)
  const [first, second, ...others] = calendarEvents(order(family))
  expect(first?.description).toContain(`${facts.room}: ${formRoom.roomName}\n`)
  expect(second?.description).toContain(`${formatNumber(2)} × ${adaptable.roomName}\n`)
  expect(others.map(({ alarmDays }) => alarmDays)).toEqual([1])
  const [day] = calendarEvents(table({ time: undefined, partySize: '4' }))
  expect(day?.span).toEqual({ from: days.checkIn, to: addDays(days.checkIn, 1) })
  expect(day?.description).toContain(`${facts.partySize}: ${formatNumber(4)}\n`)
})

test('a guest on the way reads the hour of check-in, and the last hours to cancel that are to come', () => {
  const { checkIn } = days
  const hour = requestWords.freeUntil(
    formatDayShort('2027-01-08'),
    formatTime(bookingTimes.checkIn.opens),
  )
  const terms = (day: string) => stayTerms([days, days], new Date(`${day}T12:00Z`))
  expect(terms('2027-01-07')).toEqual([
    requestWords.checkInFrom(formatTime(bookingTimes.checkIn.opens)),
    hour,
  ])
  expect(terms(checkIn)).toHaveLength(1)
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

test('a private room is named without a restaurant, the bar before one', () => {
  const [cellar] = privateRooms
  const bar = venues.find(({ isBookable }) => !isBookable)
  const alone = table({ firstChoice: `${cellar?.id}`, restaurant: '' })
  expect(alone.kind).toBe(words.privateRoom.kind(`${cellar?.name}`))
  expect(alone.facts[1]).toEqual({ term: facts.privateRoom, value: cellar?.name })
  expect(alone.facts.map(({ term }) => term)).not.toContain(facts.restaurant)
  const terms = table({ firstChoice: `${bar?.id}` }).facts.map(({ term }) => term)
  expect(terms.slice(1, 3)).toEqual([contactForms.table.firstChoice, facts.otherwise])
})

test('the letter of a table names what is left open: the day, how many, a room that is too small', () => {
  const [cellar] = privateRooms
  const without = {
    firstChoice: `${cellar?.id}`,
    restaurant: '',
    date: '',
    partySize: '60',
  } as const
  const open = wholeOf(table(without))
  for (const said of [
    requestWords.askForDay,
    `${facts.date}: ${contactForms.table.withoutDay}`,
    partyWords.tooMany(formatNumber(60), cellar?.capacity ?? 0),
  ])
    expect(open).toContain(said)
  expect(wholeOf(table({ partySize: '7+' }))).toContain(partyWords.orMore('7'))
})

test('the letter of a stay says when a party arrives, its children’s ages, and if the room is too small', () => {
  const { guest: terms } = reservations
  const entered = { arrival: '10 PM', childrenAges: '5', adults: '3', children: '1' } as const
  const all = wholeOf(stay(entered))
  for (const said of [
    `${terms.arrival}: 10 PM`,
    `${terms.childrenAges}: 5`,
    `${partyWords.inWords('3', '1')} (`,
  ])
    expect(all).toContain(said)
  const few = wholeOf(stay({ ...entered, adults: '2', children: '0' }))
  expect(few).toContain(`${facts.guests}: ${partyWords.inWords('2', '0')}\n`)
  expect(few).not.toContain(terms.childrenAges)
})

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

test('each choice of Contact’s room part is named as the house names it', () => {
  for (const { room: id, text } of formOptions.rooms) {
    const name = formRooms.find((each) => each.id === id)?.roomName ?? text
    expect(wholeOf(room({ roomType: id }))).toContain(`${facts.room}: ${name}\n`)
  }
  expect(wholeOf(room({ guests: '6' }))).toContain(partyWords.tooMany(formatNumber(6), 2))
})

test('the same stay has the same facts by Contact as by the form, but for the payment', () => {
  const stays = fc.record({
    roomType: fc.constantFrom(...formRooms.map(({ id }) => id)),
    adapted: fc.boolean(),
    adults: fc.constantFrom(...ADULTS),
    children: fc.constantFrom(...CHILDREN),
    arrival: typed(0, 9),
    childrenAges: typed(0, 9),
    specialRequests: typed(0, 99),
    offer: fc.constantFrom('', 'extended-stay', 'dining-delight'),
  })
  fc.assert(
    fc.property(stays, (entered) => {
      const { facts } = stay(entered)
      const asked = facts.filter(({ term }) => term !== reservations.payment.title)
      expect(room({ ...entered, guests: undefined }).facts).toEqual(asked)
    }),
  )
})
