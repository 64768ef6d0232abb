import { hero } from '#app/content/pictures.generated/hero.ts'
import { map } from '#app/content/pictures.generated/map.ts'
import { formatNumber } from '#language'
import { contactForms as formWords, contactPage as words } from '#words/contact.ts'
import { diningHours } from './opening-hours.ts'
import { venues } from './places.ts'

/** The contact page. */
export const contactPage = {
  ...words,
  hero: { ...words.hero, picture: hero.contact },
  /** The hours in which a table can be asked for, by meal and venue. */
  tables: [
    { name: words.hours.breakfast, hours: diningHours.breakfast },
    ...venues.map(({ name, hours }) => ({ name, hours })),
  ],
  map: {
    ...words.map,
    picture: map.sylhet,
    link: {
      ...words.map.link,
      href: 'https://www.openstreetmap.org/search?query=Keane%20Bridge%2C%20Sylhet',
    },
  },
} as const

/** Options of a select: their values in the order shown, with their words. */
const options = <Id extends string>(values: readonly Id[], words: Readonly<Record<Id, string>>) =>
  values.map((value) => ({ value, text: words[value] }))

const numbers = (values: readonly string[]) =>
  values.map((value) => ({ value, text: formatNumber(value) }))

const { message, room, table } = formWords

/** The two forms, with the options of their selects. */
export const contactForms = {
  ...formWords,
  message: {
    ...message,
    subjects: options(['general', 'reservation', 'feedback', 'other'], message.subjects),
  },
  room: {
    ...room,
    requestedRooms: options(
      ['standard', 'superior', 'deluxe', 'executive', 'family'],
      room.requestedRooms,
    ),
    numbers: numbers(['1', '2', '3', '4', '5+']),
  },
  table: {
    ...table,
    restaurants: venues
      .filter(({ isBookable }) => isBookable)
      .map(({ id, name }) => ({ value: id, text: name })),
    sizes: numbers(['1', '2', '3', '4', '5', '6', '7+']),
  },
} as const
