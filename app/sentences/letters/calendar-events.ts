import { driverLines } from '#app/content/driver-lines.ts'
import { contact } from '#app/content/hotel.ts'
import { bookingTimes } from '#app/content/policies.ts'
import type { CalendarEvent } from '#app/domain/calendar-file.ts'
import { addDays, type Days, type IsoDate } from '#app/domain/day.ts'
import { factLine } from '#app/domain/fact.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { tableSpan } from '#app/domain/hours.ts'
import { formatDayShort, formatTime } from '#language'
import { calendarEntry as words } from '#words/calendar-entry.ts'
import { address, hotel } from '#words/hotel.ts'
import { requestWords } from '#words/request.ts'
import type { Letter } from './letter.ts'
import { byDays, firstDays, freeUntil, freeUntilInWords } from './stay-lines.ts'

const location = `${hotel.name}, ${address.street}, ${address.town}`
const notConfirmed = `${words.notConfirmed} ${contact.phone}`
const { facts: terms } = requestWords

type Event = Omit<CalendarEvent, 'location' | 'uid'>

/** The rooms of the same days, with the party and the address for a driver. */
const stayEvent = ({ checkIn, checkOut, rooms }: Days & { rooms: string }, guests: string[]) => ({
  title: words.toBeConfirmed(requestWords.letters.stay.title),
  span: { from: checkIn, to: checkOut },
  description: [
    factLine({ term: terms.room, value: rooms }),
    ...guests,
    requestWords.checkInFrom(formatTime(bookingTimes.checkIn.opens)),
    factLine({
      term: terms.checkOut,
      value: `${formatDayShort(checkOut)}, ${formatTime(bookingTimes.checkOut)}`,
    }),
    ...[notConfirmed, address.alwaysOpen, ...Object.values(driverLines)],
  ].join('\n'),
})

/** The end of free cancellation for the stays that begin on a day. */
const lastHour = (checkIn: IsoDate) => ({
  title: `${hotel.name}: ${words.freeUntil}`,
  span: { starts: freeUntil(checkIn) },
  description: `${freeUntilInWords(freeUntil(checkIn))} ${words.toCancel} ${contact.phone}`,
  alarmDays: 1,
})

/** A table, with the party; the whole day without an hour. */
const tableEvent = (
  { date, time, hours }: NonNullable<Letter['table']>,
  title: string,
  guests: string[],
) => ({
  title: words.toBeConfirmed(title),
  span: time ? tableSpan(date, time, hotelClock, hours) : { from: date, to: addDays(date, 1) },
  description: [...guests, notConfirmed].join('\n'),
})

/** What a letter has for a calendar. Rooms of the same days are one entry; stays that begin together have one reminder. */
export function calendarEvents({ title, reference, facts, stays, table }: Letter): CalendarEvent[] {
  const guests = facts
    .filter(({ term }) => term === terms.guests || term === terms.partySize)
    .map(factLine)
  const events: Event[] = [
    ...byDays(stays).map((stay) => stayEvent(stay, guests)),
    ...firstDays(stays).map(lastHour),
    ...(table ? [tableEvent(table, title, guests)] : []),
  ]
  return events.map((event, index) => ({
    ...event,
    location,
    description: `${requestWords.reference}: ${reference}\n${event.description}`,
    uid: `${reference}-${index > 0 ? `${index}-` : ''}${contact.email}`,
  }))
}
