import { ADULTS, CHILDREN, type ReservationForm } from './reservation.ts'
import { type IsoDate, isIsoDate } from './stay.ts'

/** What an address can say of a stay. */
export type StayQuery = Partial<
  Pick<ReservationForm, 'checkIn' | 'checkOut' | 'adults' | 'children'>
>

/**
 * What `?from=&to=&adults=&children=` asks for. A value that makes no sense is left out: an arrival
 * that has passed, a departure that is not after the arrival, a number that cannot be chosen.
 */
export function readStay(query: URLSearchParams, today: IsoDate): StayQuery {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  const adults = ADULTS.find((number) => number === query.get('adults'))
  const children = CHILDREN.find((number) => number === query.get('children'))
  const checkIn = isIsoDate(from) && from >= today ? from : undefined
  return {
    ...(checkIn && { checkIn }),
    ...(checkIn && isIsoDate(to) && to > checkIn && { checkOut: to }),
    ...(adults && { adults }),
    ...(children && { children }),
  }
}

/** The query of an address for a stay, with what is known of it: '?room=deluxe&from=2026-12-12'. */
export function stayQuery(stay: StayQuery & { room?: string | undefined }): string {
  const { room, checkIn: from, checkOut: to, adults, children } = stay
  const known = Object.entries({ room, from, to, adults, children })
  const query = new URLSearchParams(known.flatMap(([key, value]) => (value ? [[key, value]] : [])))
  return query.size > 0 ? `?${query}` : ''
}
