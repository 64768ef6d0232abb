import { contactForms } from '#words/contact.ts'
import { numbers } from './party-options.ts'
import { venues } from './places.ts'

/** The map's link. */
export const mapUrl = 'https://www.openstreetmap.org/search?query=Keane%20Bridge%2C%20Sylhet'

/** The options of a select, with their words, in order. */
const options = <Id extends string>(values: readonly Id[], words: Readonly<Record<Id, string>>) =>
  values.map((value) => ({ value, text: words[value] }))

/** The rooms of the request for a room, by their ids in the reservation form. No room of the house is called superior. */
const ownRooms: { readonly [option: string]: string | undefined } = {
  standard: 'standard',
  deluxe: 'deluxe',
  executive: 'suite',
  family: 'family',
}

/** The options of the two forms' selects. */
export const formOptions = {
  subjects: options(['general', 'reservation', 'feedback', 'other'], contactForms.message.subjects),
  /** With the house's own room of each, if it has one. */
  rooms: options(
    ['standard', 'superior', 'deluxe', 'executive', 'family'],
    contactForms.room.requestedRooms,
  ).map((option) => ({ ...option, room: ownRooms[option.value] ?? option.text })),
  guests: numbers(['1', '2', '3', '4', '5+']),
  restaurants: venues
    .filter(({ isBookable }) => isBookable)
    .map(({ id, name }) => ({ value: id, text: name })),
  partySizes: numbers(['1', '2', '3', '4', '5', '6', '7+']),
} as const
