import { adaptedNote, findWantedRoom } from '#app/content/rooms/room-types.ts'
import { nights } from '#app/domain/day.ts'
import type { Fact } from '#app/domain/fact.ts'
import { hotelToday } from '#app/domain/hotel-clock.ts'
import { chosenDays, isPartyEntered, partyOf, type Stay } from '#app/domain/reservation.ts'
import { guestCount } from '#app/domain/reservation-steps.ts'
import { wantedOfferFact } from '#app/sentences/stay-price.ts'
import { formatDayShort, formatNumber } from '#language'
import { partyWords } from '#words/party.ts'
import { requestWords } from '#words/request.ts'
import { factOf, type LinkedFact, linked, notInShort } from './letter.ts'
import { roomInWords } from './stay-lines.ts'

const { facts } = requestWords

/*
 * A stay as facts, for every letter that asks for one and for what a guest reads before it. What has not been said is
 * not in them.
 */

/** The room of a stay. It may not be the adapted one that the guest wants. */
export function roomFact(stay: Stay): LinkedFact {
  const note = adaptedNote(stay)
  const fact = { term: facts.room, value: `${roomInWords(stay)}\n${note}`.trim() }
  return linked(fact, stay.checkIn ? note : undefined)
}

/** The days of a stay, if both are chosen. A short text has them first, with the room. */
export function daysFacts(stay: Stay): LinkedFact[] {
  const days = chosenDays(stay)
  if (!days) return []
  return notInShort([
    { term: facts.checkIn, value: formatDayShort(days.checkIn) },
    { term: facts.checkOut, value: formatDayShort(days.checkOut) },
    { term: facts.nights, value: formatNumber(nights(days)) },
  ])
}

/**
 * Who comes, with what age and when.
 *
 * @param capacity - how many guests the rooms hold
 */
export function guestFacts(stay: Stay, capacity: number): LinkedFact[] {
  const { adults, children } = partyOf(stay)
  const party = partyWords.forRoom(partyWords.inWords(adults, children), guestCount(stay), capacity)
  return [
    ...(isPartyEntered(stay) ? [{ term: facts.guests, value: party }] : []),
    ...(stay.guests ? [{ term: facts.guests, value: sizeInWords(stay.guests, capacity) }] : []),
    ...factOf(partyWords.childrenAges, children === '0' ? '' : (stay.childrenAges ?? '')),
    ...factOf(partyWords.arrival, stay.arrival ?? ''),
  ]
}

/** The size of a party that is a number or a choice such as '5+', with a note if the room is too small. */
export function sizeInWords(size: string, capacity = Number.POSITIVE_INFINITY): string {
  const party = size.endsWith('+') ? partyWords.orMore(size.slice(0, -1)) : formatNumber(size)
  return Number.parseInt(size, 10) > capacity ? partyWords.tooMany(party, capacity) : party
}

/** Offer, room, days and guests of a stay in one kind of room. `day` is that of the request. */
export function stayFacts(stay: Stay, day = hotelToday()): LinkedFact[] {
  const { roomType = '', rooms = 1 } = stay
  const capacity = findWantedRoom(roomType, false)?.capacity ?? Number.POSITIVE_INFINITY
  return [
    ...wantedOfferFact(stay, day).map((fact) => linked(fact)),
    roomFact(stay),
    ...daysFacts(stay),
    ...guestFacts(stay, rooms * capacity),
  ]
}

/** The wish of a stay, which stands below the guest's details. */
export const wishFacts = ({ specialRequests = '' }: Stay): Fact[] =>
  factOf(facts.specialRequests, specialRequests)
