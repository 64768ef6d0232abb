import { findFormRoom } from '#app/content/rooms/room-types.ts'
import { findOffer } from '#app/content/stay-offers.ts'
import {
  ADULTS,
  CHILDREN,
  isSelectableCheckOut,
  isWithinReach,
  type WantedStay,
} from '#app/domain/reservation.ts'
import type { IsoDate } from '#app/domain/stay.ts'

/**
 * What `?room=&from=&to=&adults=&children=&offer=` asks for. A value that makes no sense is left out: an unknown room or
 * offer, a day that can never be chosen, a number that cannot be chosen. A day that has passed is kept, for the page to
 * say so. Links that guests have copied name some rooms as `?first=`.
 */
export function readStay(query: URLSearchParams, today: IsoDate): WantedStay {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  const roomType = (findFormRoom(query.get('first')) ?? findFormRoom(query.get('room')))?.id
  const adults = ADULTS.find((number) => number === query.get('adults'))
  const children = CHILDREN.find((number) => number === query.get('children'))
  const offer = findOffer(query.get('offer'))
  const checkIn = isWithinReach(from, today) ? from : undefined
  return {
    ...(roomType && { roomType }),
    ...(checkIn && { checkIn }),
    ...(checkIn && isSelectableCheckOut(to, checkIn) && { checkOut: to }),
    ...(adults && { adults }),
    ...(children && { children }),
    ...(offer && { offer }),
  }
}

/** The query of an address for a stay, with what is known of it: '?room=deluxe&from=2026-12-12'. */
export function stayQuery(stay: WantedStay): string {
  const { roomType: room, checkIn: from, checkOut: to, adults, children, offer } = stay
  const known = Object.entries({ room, from, to, adults, children, offer })
  const query = `${new URLSearchParams(known.flatMap(([key, value]) => (value ? [[key, value]] : [])))}`
  return query && `?${query}`
}

/** The way to the reservation form, with a room chosen. */
export function reservationPath(roomId: string, stay: WantedStay = {}): string {
  const roomType = findFormRoom(roomId)?.id
  return `/reservations${stayQuery({ ...stay, ...(roomType && { roomType }) })}`
}
