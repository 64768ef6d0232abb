import { expect, test } from 'vitest'
import { allergens } from '#app/content/dishes/allergens.ts'
import { orderMenu } from '#app/content/dishes/order-menu.ts'
import { kitchenLanguage } from '#app/content/languages.js'
import { privateRooms, venues } from '#app/content/places.ts'
import { roomAsCartItem } from '#app/content/rooms/cart-item.ts'
import { formRooms, roomTypes } from '#app/content/rooms/room-types.ts'
import { addSeveral, type Cart, dishAsCartItem } from '#app/domain/cart.ts'
import { anyDiet } from '#app/domain/diet.ts'
import { mailDraft } from '#app/domain/draft.ts'
import type { TableEntries } from '#app/domain/request.ts'
import { initialForm, type ReservationEntries } from '#app/domain/reservation.ts'
import { formatPrice, lang } from '#language'
import { contactForms } from '#words/contact.ts'
import { dietWords } from '#words/diet.ts'
import * as kitchenWords from '#words/kitchen-card.ts'
import { requestWords } from '#words/request.ts'
import { messageLetter } from './message.ts'
import { orderLetter } from './order.ts'
import { roomLetter } from './room.ts'
import { stayLetter } from './stay.ts'
import { tableLetter } from './table.ts'

const { facts, greetings, kinds } = requestWords
const sent = { reference: '261123-BCDF', day: '2026-11-23' }
const guest = { name: 'Ayesha Rahman', email: 'ayesha@guest.example', phone: '+880 1711 000000' }
const days = { checkIn: '2027-01-10', checkOut: '2027-01-15' }

const message = {
  ...guest,
  kind: 'message',
  subject: 'general',
  message: 'Is there a cot?',
} as const
const room = { ...guest, ...days, kind: 'room', roomType: 'deluxe', guests: '2' } as const
const table: TableEntries = {
  ...guest,
  kind: 'table',
  date: '2027-01-10',
  time: '20:00',
  firstChoice: '',
  restaurant: 'nakshi',
  partySize: '4',
  specialRequests: '',
  diet: '',
}
const stay = (entered: Partial<ReservationEntries> = {}) => {
  const [firstName = '', lastName = ''] = guest.name.split(' ')
  const form = { ...initialForm, ...guest, ...days, roomType: roomTypes[0]?.id ?? '' }
  const letter = stayLetter({ ...sent, entered: { ...form, firstName, lastName, ...entered } })
  if (!letter) throw new Error('No letter.')
  return letter
}

const [dish] = orderMenu
const [formRoom] = formRooms
const hotDish = orderMenu.find(
  ({ spiceLevel, vegetarian }) => spiceLevel === 'extra hot' && !vegetarian,
)
if (!dish || !hotDish || !formRoom) throw new Error('No dish or no room.')
const dishes = addSeveral([], dishAsCartItem(dish), 2)
const rooms = addSeveral([], roomAsCartItem(formRoom, days), 1)
const order = (items: Cart, table?: number, diet = anyDiet) =>
  orderLetter({ ...sent, entered: { items, table, diet, details: { ...guest, address: '' } } })

/** The optional parts of a letter. */
const pieces = ['picture', 'total', 'offer', 'events', 'code', 'postmark'] as const
test.each([
  ['a message', messageLetter({ ...sent, entered: message }), ['picture']],
  ['a room', roomLetter({ ...sent, entered: room }), ['picture', 'events', 'postmark']],
  ['a table', tableLetter({ ...sent, entered: table }), ['picture', 'events', 'postmark']],
  ['a stay', stay(), [...pieces]],
  ['dishes', order(dishes), ['picture', 'total']],
  ['dishes at a table', order(dishes, 7), ['picture', 'total', 'code']],
  ['a room of the cart', order(rooms), ['picture', 'total', 'events', 'code', 'postmark']],
  [
    'a room without days',
    order(addSeveral([], roomAsCartItem(formRoom), 1)),
    ['picture', 'total', 'code'],
  ],
  ['both', order([...dishes, ...rooms]), ['picture', 'total', 'events', 'code', 'postmark']],
  [
    'both at a table',
    order([...dishes, ...rooms], 7),
    ['picture', 'total', 'events', 'code', 'postmark'],
  ],
] as const)('the letter of %s has each piece that fits it', (_kind, letter, has) => {
  const { reference, subject, dear, greeting, text, mail, stamp } = letter
  expect(subject).toBe(requestWords.subject(letter.kind, reference))
  for (const said of [dear, greeting, stamp.figure]) expect(said).toMatch(/^(?!.*undefined).*\S/)
  expect(dear).toContain(guest.name.split(' ')[0])
  expect(text.startsWith(`${subject}\n\n`)).toBe(true)
  for (const fact of letter.facts) {
    expect(fact.value.trim()).not.toBe('')
    expect(text).toContain(`${fact.term}: ${fact.value}`)
  }
  expect(mail.slice(0, 2)).toEqual([guest.name, guest.phone])
  const { picture, total, offer, code } = letter
  const found = { picture, total, offer, events: letter.events[0], code, postmark: stamp.postmark }
  expect(pieces.filter((piece) => found[piece])).toEqual(has)
  for (const { title, uid } of letter.events) {
    expect(title).not.toBe('')
    expect(uid).toContain(reference)
  }
})

test('the letter of an order begins with the diet, and says of each dish where it clashes', () => {
  const diet = { isVegetarian: true, without: ['nuts', 'gluten'], heat: 'mild' } as const
  const letter = order([...dishes, ...addSeveral([], dishAsCartItem(hotDish), 1)], undefined, diet)
  const { allergenNames, alsoLeftOut, spiceLevels, kitchenCard } = kitchenWords
  const own = letter.lead?.find((line) => line.lang === lang)?.text
  expect(letter.lead?.map((line) => line.lang)).toEqual([...new Set([lang, kitchenLanguage])])
  for (const said of [
    ...[allergenNames.nuts, alsoLeftOut.nuts, allergenNames.gluten, alsoLeftOut.gluten],
    ...[kitchenCard.vegetarian, kitchenCard.heat(spiceLevels.mild), kitchenCard.evenALittle],
  ])
    expect(own).toContain(said)
  const [subject, blank, ...lines] = letter.text.split('\n')
  expect([subject, blank]).toEqual([letter.subject, ''])
  expect(lines[0]).toBe(own)
  const [first, second] = letter.facts
  expect(first?.value).toContain(dietWords.unsuited.holds(dish.name, [allergenNames.gluten]))
  expect(second?.value).toContain(dietWords.unsuited.tooHot(hotDish.name))
  expect(second?.value).toContain(dietWords.unsuited.notVegetarian(hotDish.name))
  expect(letter.path).toContain('&diet=vegetarian&without=nuts%2Cgluten&heat=mild')
  expect(order(dishes).lead).toEqual([])
  expect(tableLetter({ ...sent, entered: { ...table, diet: 'No nuts.' } }).text).toContain(
    'No nuts.',
  )
})

test('a mail of an order never cuts the diet', () => {
  const { mail } = order(dishes, undefined, {
    isVegetarian: true,
    without: allergens,
    heat: 'medium',
  })
  const draft = mailDraft('a@b.example', 'An order', mail.slice(0, 3).join('\n'))
  for (const allergen of allergens)
    expect(decodeURIComponent(draft)).toContain(kitchenWords.allergenNames[allergen])
  expect(draft).not.toContain(encodeURIComponent('…'))
})

test('the letter of an order names what was ordered', () => {
  const said = [order(dishes), order(dishes, 7), order(rooms), order([...dishes, ...rooms])]
  expect(said.map(({ kind }) => kind)).toEqual([
    kinds.order,
    kinds.orderAtTable,
    kinds.room,
    kinds.orderAndRoom,
  ])
  expect(new Set(said.map(({ greeting }) => greeting)).size).toBe(4)
  expect(said.map(({ stamp }) => stamp.figure)).toEqual(['১ পদ', '১ পদ', '৫ রাত', '১ পদ'])
  const [arrival, freeUntil] = order(rooms).events
  expect(arrival).toMatchObject({ title: kinds.stay, span: { from: days.checkIn } })
  expect(freeUntil?.title).toContain(requestWords.freeUntil)
  const other = { checkIn: '2027-02-01', checkOut: '2027-02-02' }
  expect(
    order([...rooms, ...addSeveral([], roomAsCartItem(formRoom, other), 1)]).events,
  ).toHaveLength(4)
})

test('a blank name, phone or wish is left out', () => {
  const blank = { name: '  ', email: ' ', phone: '\t' }
  const dear = requestWords.dear('')
  expect(stay({ firstName: ' ', lastName: ' ', phone: ' ', specialRequests: ' \n' })).toMatchObject(
    {
      dear,
      facts: expect.not.arrayContaining([{ term: facts.phone, value: expect.anything() }]),
    },
  )
  for (const letter of [
    messageLetter({ ...sent, entered: { ...message, ...blank } }),
    roomLetter({ ...sent, entered: { ...room, ...blank } }),
    tableLetter({ ...sent, entered: { ...table, ...blank, specialRequests: ' ' } }),
  ]) {
    expect(letter.dear).toBe(dear)
    for (const line of [...letter.mail, ...letter.facts.map(({ value }) => value)])
      expect(line).not.toMatch(/^\s*$|: *$/)
  }
})

test('a long name is cut between two characters', () => {
  const name = `অ${'ক্ষ্ম'.repeat(40)}`
  expect(stay({ firstName: name }).dear).toBe(requestWords.dear(`অ${'ক্ষ্ম'.repeat(11)}…`))
})

test('a private room is named without a restaurant, the bar before one', () => {
  const [cellar] = privateRooms
  const other = venues.find(({ isBookable }) => !isBookable)
  const letterFor = (entered: Partial<TableEntries>) =>
    tableLetter({ ...sent, entered: { ...table, ...entered } })
  const termsOf = (entered: Partial<TableEntries>) =>
    letterFor(entered).facts.map(({ term }) => term)
  const ofCellar = { firstChoice: `${cellar?.id}`, restaurant: '' }
  expect(letterFor(ofCellar).text).toContain(kinds.privateRoom(`${cellar?.name}`))
  const alone = termsOf(ofCellar)
  expect(alone).toContain(contactForms.table.firstChoice)
  expect(alone).not.toContain(facts.restaurant)
  const both = termsOf({ firstChoice: `${other?.id}` })
  expect(both.slice(0, 2)).toEqual([contactForms.table.firstChoice, facts.restaurant])
})

test.each(formRooms)('the letter of a stay in $id is about that room alone', (room) => {
  const { id, type, name, view, pricePerNight } = room
  const letter = stay({ roomType: id })
  expect(letter.greeting).toBe(greetings.stay[type])
  expect(letter.picture).toBe(view)
  expect(letter.total?.value).toBe(formatPrice(5 * pricePerNight))
  expect(letter.path).toContain(`room=${id}&`)
  const { description } = letter.events[0] ?? {}
  for (const said of [letter.text, letter.mail.join(), `${description}`])
    for (const other of formRooms.filter((each) => !name.includes(each.name)))
      expect(said).not.toContain(other.name)
  expect(letter.text).toContain(name)
  expect(letter.mail).toContain(`${name}: ${letter.total?.value}`)
})
