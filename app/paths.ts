import type { Register } from 'react-router'
import { type Query, STAY_KEYS, withSaid, withValues } from '#app/domain/address.ts'
import type { WantedStay } from '#app/domain/reservation.ts'
import type { placeNames } from '#words/places.ts'
import type { postWords } from '#words/posts.ts'
import type { roomTypeWords } from '#words/room-types.ts'
import type { roomWords } from '#words/rooms.ts'

/*
 * Every address of the site, as types: a link that leads nowhere does not compile. React Router writes the paths of
 * routes.ts into `Register` (`npm run typecheck`, `npm run dev`).
 */

/** A post of the blog. */
export type PostId = keyof typeof postWords

/** A room, by its id in the list or in the reservation form. */
export type RoomId = keyof typeof roomWords | keyof typeof roomTypeWords

/** The ids in the paths of routes.ts that have one. */
type PathWithId = {
  '/rooms/:id': `/rooms/${RoomId}`
  '/blog/:id': `/blog/${PostId}`
}

/** The path of a page: '/rooms/deluxe'. */
export type Path =
  | Exclude<keyof Register['pages'], keyof PathWithId | '/*'>
  | PathWithId[keyof PathWithId]

/** A page, with what its query and its fragment say: '/rooms?category=suite#comparison'. */
export type Address = `${Path}${Query}${'' | `#${string}`}`

/** Where a link leads: a page, or something outside the site. */
export type Target = Address | `${'https' | 'mailto' | 'tel'}:${string}`

/** The form that asks for a table, with the place in it. */
export const tablePath = (place: keyof typeof placeNames): Address =>
  `/contact?table=${place}#write`

/** The reservation form with a stay: '/reservations?room=deluxe&from=2026-12-12'. */
export const reservationPath = (stay: WantedStay): Address =>
  `/reservations${withSaid('', STAY_KEYS, { stay })}`

/** The list under its tab and its search, or in its place a room: '/rooms?category=suite&room=suite'. */
export const roomsPath = (query: URLSearchParams, room = ''): Address =>
  `/rooms${withValues(query, { room })}`
