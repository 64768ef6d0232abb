import { findFormRoom } from '#app/content/rooms/room-types.ts'
import { findOffer } from '#app/content/stay-offers.ts'
import type { Offered } from '#app/domain/url.ts'

/** The rooms and offers that a URL may name. */
export const offeredStays: Offered = { room: (id) => findFormRoom(id)?.id, offer: findOffer }
