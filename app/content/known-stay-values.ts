import type { KnownValues } from '#app/domain/url.ts'
import { findFormRoom } from './rooms/room-types.ts'
import { findOffer } from './stay-offers.ts'

/** The rooms and offers that a URL may name. */
export const knownStayValues: KnownValues = { room: (id) => findFormRoom(id)?.id, offer: findOffer }
