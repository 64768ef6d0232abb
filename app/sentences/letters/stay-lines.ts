import { bookingTimes, FREE_UNTIL_HOURS } from '#app/content/policies.ts'
import { findWantedRoom } from '#app/content/rooms/room-types.ts'
import { wallClock } from '#app/domain/clock.ts'
import { type Days, type IsoDate, nights, partsOfDay } from '#app/domain/day.ts'
import { hotelClock } from '#app/domain/hotel-clock.ts'
import { type ClockTime, cancelBy } from '#app/domain/hours.ts'
import type { Stay } from '#app/domain/reservation.ts'
import { formatDay, formatDayShort, formatNumber, formatTime } from '#language'
import { common } from '#words/common.ts'
import { requestWords as words } from '#words/request.ts'

/** The room of a stay, and how many: '2 × Deluxe Room'. A room that the house has not is called as it was asked for. */
export function roomInWords({ roomType = '', adapted = false, rooms = 1 }: Stay): string {
  const name = findWantedRoom(roomType, adapted)?.roomName ?? roomType
  return rooms > 1 ? `${formatNumber(rooms)} × ${name}` : name
}

/** Stays, those of the same days as one, with all its rooms in words. */
export const byDays = (stays: readonly (Stay & Days)[]) =>
  stays.flatMap((stay, index) => {
    const isTogether = ({ checkIn, checkOut }: Days) =>
      checkIn === stay.checkIn && checkOut === stay.checkOut
    const rooms = stays.filter(isTogether).map(roomInWords).join(', ')
    return stays.findIndex(isTogether) === index ? { ...stay, rooms } : []
  })

/** Stays in a few words: '10-15 January 2027 (5 nights), 2 × Deluxe Room'. */
export function stayInBrief({ checkIn, checkOut, rooms }: Days & { rooms: string }): string {
  const [from, to] = [partsOfDay(checkIn), partsOfDay(checkOut)]
  const isOneMonth = from.month === to.month && from.year === to.year
  const begins = isOneMonth ? formatNumber(from.date) : formatDay(checkIn)
  return `${begins}-${formatDay(checkOut)} (${common.nights(nights({ checkIn, checkOut }))}), ${rooms}`
}

/** The days on which stays begin, the first one first. */
export const firstDays = (stays: readonly Days[]): IsoDate[] =>
  [...new Set(stays.map(({ checkIn }) => checkIn))].sort()

/** The last instant to cancel a stay free of charge, once it is confirmed. */
export const freeUntil = (checkIn: IsoDate): Date =>
  cancelBy(checkIn, bookingTimes.checkIn.opens, FREE_UNTIL_HOURS, hotelClock)

/** From when a room can be had, and until when a stay can be cancelled, as far as that is still to come. */
export function stayTerms(stays: readonly Days[], now: Date): string[] {
  const days = firstDays(stays)
  const last = days.map(freeUntil).filter((instant) => instant > now)
  return [
    ...(days.length > 0 ? [words.checkInFrom(formatTime(bookingTimes.checkIn.opens))] : []),
    ...last.map(freeUntilInWords),
  ]
}

/** Says until when a stay can be cancelled, by the hotel's clock. */
export function freeUntilInWords(instant: Date): string {
  const [day = '', time = ''] = wallClock(instant, hotelClock).toISOString().split('T')
  return words.freeUntil(formatDayShort(day), formatTime(time.slice(0, 5) as ClockTime))
}
