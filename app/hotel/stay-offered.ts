import { findFormRoom } from '#app/content/rooms/room-types.ts'
import { findOffer } from '#app/content/stay-offers.ts'
import type { Offered } from '#app/domain/address.ts'

/** What an address can name of a stay. */
export const offeredStays: Offered = { room: (id) => findFormRoom(id)?.id, offer: findOffer }
