import { driverLines } from '#app/content/driver-lines.ts'
import { contact } from '#app/content/hotel.ts'
import { bookingTimes, FREE_UNTIL_HOURS } from '#app/content/policies.ts'
import type { CalendarEvent } from '#app/domain/calendar-file.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { cancelBy, tableSpan } from '#app/domain/hours.ts'
import { calendarEntry as words } from '#words/calendar-entry.ts'
import { address, hotel } from '#words/hotel.ts'
import { policies } from '#words/policies.ts'
import { requestWords } from '#words/request.ts'
import type { Letter } from './letter.ts'
import { roomInWords } from './stay-facts.ts'

const location = `${hotel.name}, ${address.street}, ${address.town}`
const notConfirmed = `${words.notConfirmed} ${contact.phone}`

/** The events of a stay: the stay with the address for a driver, and the end of free cancellation. */
const stayEvents = (stay: Letter['stays'][number]) => [
  {
    title: words.toBeConfirmed(requestWords.letters.stay.kind),
    span: { from: stay.checkIn, to: stay.checkOut },
    description: [
      roomInWords(stay),
      notConfirmed,
      address.alwaysOpen,
      ...Object.values(driverLines),
    ].join('\n'),
  },
  {
    title: `${hotel.name}: ${words.freeUntil}`,
    span: {
      starts: cancelBy(stay.checkIn, bookingTimes.checkIn.opens, FREE_UNTIL_HOURS, hotelClock),
    },
    description: `${words.ifConfirmed(policies.booking.cancellation)} ${words.toCancel} ${contact.phone}`,
    alarmDays: 1,
  },
]

export const calendarEvents = ({ kind, reference, stays, table }: Letter): CalendarEvent[] =>
  [
    ...stays.flatMap(stayEvents),
    ...(table
      ? [
          {
            title: words.toBeConfirmed(kind),
            span: tableSpan(table.date, table.time, hotelClock, table.hours),
            description: notConfirmed,
          },
        ]
      : []),
  ].map((event, index) => ({
    ...event,
    location,
    description: `${requestWords.reference}: ${reference}\n${event.description}`,
    uid: `${reference}-${index > 0 ? `${index}-` : ''}${contact.email}`,
  }))
