import { expect, test } from 'vitest'
import { formatSum } from '#language'
import { policies } from '#words/policies.ts'
import { terms } from '#words/terms.ts'
import { DELIVERY_FEE } from './delivery.ts'
import { contact } from './hotel.ts'
import { legalContacts } from './legal.ts'

type Sections = Record<string, { title: string; body: readonly (string | readonly string[])[] }>

const words = ({ sections }: { sections: Sections }) =>
  Object.values(sections)
    .flatMap(({ title, body }) => [title, ...body.flat()])
    .join('\n')

/** A policy, at the beginning of a sentence or after a colon. */
const saying = (sentence: string) => new RegExp(sentence.slice(1).replaceAll('.', '\\.'))

test('mail links use the domain of the hotel, phone links the front desk', () => {
  for (const { contacts } of Object.values(legalContacts))
    for (const { text, href } of contacts)
      if (href.startsWith('mailto:')) {
        expect(href).toBe(`mailto:${text}`)
        expect(text, 'an address of another domain than `email` in app/content/hotel.ts').toContain(
          contact.email.replace(/.*@/, '@'),
        )
      } else expect([text, href]).toEqual([contact.phone, contact.phoneHref])
})

test('the terms state both cancellation rules and both sets of times', () => {
  const { booking, room, dining } = policies
  for (const rule of [booking.cancellation, room.cancellation, dining.cancellation])
    expect(words(terms)).toMatch(saying(rule))
  for (const time of [booking.checkIn, booking.checkOut, room.checkIn, room.checkOut])
    expect(words(terms)).toContain(time)
})

test.runIf(DELIVERY_FEE)('the terms name the delivery fee that the cart adds', () => {
  expect(words(terms)).toContain(formatSum(DELIVERY_FEE))
})
