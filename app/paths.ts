import type { Register } from 'react-router'
import type { Stay } from '#app/domain/reservation.ts'
import { type Query, STAY_KEYS, withFields, withValues } from '#app/domain/url.ts'
import type { placeNames } from '#words/places.ts'
import type { postWords } from '#words/posts.ts'
import type { roomTypeNames } from '#words/room-types.ts'
import type { roomWords } from '#words/rooms.ts'

/*
 * Types every URL of the site: a link to a page that does not exist does not compile. React Router writes the paths of
 * routes.ts into `Register` (`npm run typecheck`, `npm run dev`).
 */

export type PostId = keyof typeof postWords

/** A room's id, in the list or in the reservation form. */
export type RoomId = keyof typeof roomWords | keyof typeof roomTypeNames

type PathWithId = {
  '/rooms/:id': `/rooms/${RoomId}`
  '/blog/:id': `/blog/${PostId}`
}

export type Path =
  | Exclude<keyof Register['pages'], keyof PathWithId | '/*'>
  | PathWithId[keyof PathWithId]

/** The URL of a page, with query and fragment: '/rooms?category=suite#comparison'. */
export type PageUrl = `${Path}${Query}${'' | `#${string}`}`

/** The target of a link: a page, or something outside the site. */
export type Target = PageUrl | `${'https' | 'mailto' | 'tel'}:${string}`

/** The URL of the form for a table at a place. */
export const tablePath = (place: keyof typeof placeNames): PageUrl =>
  `/contact?venue=${place}#write`

/** The URL of the reservation form for a stay: '/reservations?room=deluxe&from=2026-12-12'. */
export const reservationPath = (stay: Stay): PageUrl =>
  `/reservations${withFields('', STAY_KEYS, { stay })}`

/** The URL of the list with its tab and search, or of a room in its place: '/rooms?category=suite&room=family-suite'. */
export const roomsPath = (query: URLSearchParams, room = ''): PageUrl =>
  `/rooms${withValues(query, { room })}`
