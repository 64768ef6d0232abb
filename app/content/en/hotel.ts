import { contact } from '#app/content/hotel.ts'

/** `secondName` is the name in the town's language, beside the mark. It may be empty. */
export const hotel = {
  name: 'The Surma',
  secondName: 'সুরমা',
  city: 'Sylhet',
} as const

/** The document's title: '… | The Surma, Sylhet'. */
export const pageTitle = (title: string) => `${title} | ${hotel.name}, ${hotel.city}`

/** `town` is the second line of the address. */
export const address = {
  street: '14 Surma Bank Road',
  locality: 'Sylhet',
  town: `Sylhet ${contact.postalCode}, Bangladesh`,
  alwaysOpen: 'Front desk open 24 hours',
} as const

/** On Dining and on About. */
export const executiveChef = 'Rafiqul Islam Chowdhury'
