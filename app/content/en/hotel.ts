import { contact } from '#app/content/hotel.ts'

/** The hotel's names. The Bengali one stands beside the other in the header and at the foot of every page. */
export const hotel = {
  name: 'The Surma',
  secondName: 'সুরমা',
  city: 'Sylhet',
} as const

/** A page's title as the browser shows it: '… | The Surma, Sylhet'. */
export const pageTitle = (title: string) => `${title} | ${hotel.name}, ${hotel.city}`

/** Where the hotel is. `town` is the second line of the address. */
export const address = {
  street: '14 Surma Bank Road',
  locality: 'Sylhet',
  town: `Sylhet ${contact.postalCode}, Bangladesh`,
  alwaysOpen: 'Front desk open 24 hours',
} as const

/** The executive chef's name, shown on Dining and on About. */
export const executiveChef = 'Rafiqul Islam Chowdhury'
