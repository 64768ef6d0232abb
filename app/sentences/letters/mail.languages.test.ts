import { expect, test } from 'vitest'
import { formOptions } from '#app/content/contact.ts'
import { contact } from '#app/content/hotel.ts'
import { privateRooms } from '#app/content/places.ts'
import { formRooms } from '#app/content/rooms/room-types.ts'
import { mailDraft } from '#app/domain/draft.ts'
import { ADULTS, CHILDREN, type ReservationEntries } from '#app/domain/reservation.ts'
import { addDays, type IsoDate } from '#app/domain/stay.ts'
import { referenceCharacters } from '#words/reference.ts'
import { roomLetter } from './room.ts'
import { stayLetter } from './stay.ts'
import { tableLetter } from './table.ts'

const { digits, letters } = referenceCharacters
const reference = `${digits[0]?.repeat(6)}-${letters[0]?.repeat(4)}`
const [firstName, lastName] = ['ক'.repeat(10), 'ক'.repeat(50)]
const phone = '+880 1711-000000'
const wish = 'a quiet corner'

const DAY = '2026-11-24'

/** Four years, so that there is a leap day. */
const days = Array.from({ length: 4 * 365 + 1 }, (_, count) => addDays(DAY, count))

const person = { name: `${firstName} ${lastName}`, email: '', phone }

// A year is the longest stay and has the longest sum. Every field is filled in: the type checker asks for a new one.
const stay = (checkIn: IsoDate, roomType: string) => {
  const days = { checkIn, checkOut: addDays(checkIn, 365) }
  const party = { adults: ADULTS[3], children: CHILDREN[3] }
  const guest = { firstName, lastName, phone, email: '', specialRequests: wish }
  const entered = {
    ...{ ...days, ...party, ...guest, roomType, chosenRooms: [roomType], offer: 'extended-stay' },
    ...{ paymentMethod: 'credit-card', agreed: true, isGuestChecked: true },
  } satisfies ReservationEntries
  return stayLetter({ reference, day: DAY, entered })
}
const idsWhere = (onRequest: boolean) =>
  formRooms.flatMap(({ id, isOnRequest }) => (isOnRequest === onRequest ? id : []))
const room = (checkIn: IsoDate, roomType: string) => {
  const stay = { checkIn, checkOut: addDays(checkIn, 365), roomType, guests: '5+' }
  return roomLetter({ reference, day: DAY, entered: { kind: 'room', ...stay, ...person } })
}
const table = (date: IsoDate, restaurant: string) => {
  const sent = { kind: 'table', date, time: '22:30', restaurant, partySize: '7+' } as const
  const entered = {
    ...sent,
    firstChoice: privateRooms.at(-1)?.id ?? '',
    specialRequests: wish,
    diet: '',
  }
  return tableLetter({ reference, day: DAY, entered: { ...entered, ...person } })
}

/** A kind, the last of its lines that a mail always has, and how many lines after it a mail may lose. */
test.each([
  ['stay', 'the wish', 1, stay, idsWhere(false)],
  ['stay in a room without a type', 'payment and wish', 2, stay, idsWhere(true)],
  ['room', 'the end', 0, room, formOptions.rooms.map(({ value }) => value)],
  ['table', 'the wish', 1, table, formOptions.restaurants.map(({ value }) => value)],
] as const)(
  'the mail of a %s is whole up to %s on any day, with a name of 60 Bengali letters',
  (_kind, _end, last, ask, choices) => {
    const letterOn = (day: IsoDate, choice: string) => {
      const letter = ask(day, choice)
      if (!letter) throw new Error('No letter.')
      return letter
    }
    const length = (choice: string) => letterOn(DAY, choice).mail.join().length
    const [longest = ''] = choices.toSorted((one, other) => length(other) - length(one))
    const tooLong = days.flatMap((day) => {
      const letter = letterOn(day, longest)
      const lines = letter.mail.slice(0, letter.mail.length - last)
      const draft = mailDraft(contact.email, letter.subject, [...lines, ''].join('\n'))
      return draft.endsWith(encodeURIComponent('…')) || lines.join().includes(wish)
        ? [decodeURIComponent(draft)]
        : []
    })
    expect(
      tooLong.slice(0, 1),
      'too long: cut a word, or let one more of its last lines go',
    ).toEqual([])
  },
)
