import { driverLines } from '#app/content/driver-lines.ts'
import { contact } from '#app/content/hotel.ts'
import { bookingTimes, FREE_UNTIL_HOURS } from '#app/content/policies.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { cancelBy } from '#app/domain/hours.ts'
import type { Stay } from '#app/domain/stay.ts'
import { address, hotel } from '#words/hotel.ts'
import { policies } from '#words/policies.ts'
import { requestWords } from '#words/request.ts'

/** What all events at the hotel have in common. */
export const hotelEvent = {
  description: `${requestWords.notConfirmed} ${contact.phone}`,
  location: `${hotel.name}, ${address.street}, ${address.town}`,
}

/** The events of a stay: the stay with the address for a driver, and the end of free cancellation. */
export const stayEvents = ({ checkIn, checkOut }: Stay, room: string) => [
  {
    ...hotelEvent,
    title: requestWords.toBeConfirmed(requestWords.letters.stay.kind),
    span: { from: checkIn, to: checkOut },
    description: [
      room,
      hotelEvent.description,
      address.alwaysOpen,
      ...Object.values(driverLines),
    ].join('\n'),
  },
  {
    ...hotelEvent,
    span: { starts: cancelBy(checkIn, bookingTimes.checkIn.opens, FREE_UNTIL_HOURS, hotelClock) },
    title: `${hotel.name}: ${requestWords.freeUntil}`,
    description: `${requestWords.ifConfirmed(policies.booking.cancellation)} ${requestWords.toCancel} ${contact.phone}`,
    alarmDays: 1,
  },
]
