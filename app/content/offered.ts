import type { Offered } from '#app/domain/url.ts'
import { findFormRoom } from './rooms/room-types.ts'
import { findOffer } from './stay-offers.ts'

/** The rooms and offers that a URL may name. */
export const offeredStays: Offered = { room: (id) => findFormRoom(id)?.id, offer: findOffer }
