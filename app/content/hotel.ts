/** Facts about the hotel that every page may need. Its names and its street are words: en/hotel.ts. */

/** The time zone of the hotel's clock, by its name in the IANA database. */
export const timeZone = 'Asia/Dhaka'

/**
 * The language of the town, as in <html lang>: that of the short lines beside headings, of the hotel's second name and of
 * the driver's card.
 */
export const townLanguage = 'bn'

/** Where it is, in degrees north and east: Home's picture has the light of the hour there. */
export const coordinates = { latitude: 24.89, longitude: 91.87 } as const

/** What prices are in. How one is written is said by each language: en/language.ts. */
export const currency = { code: 'USD', sign: '$' } as const

/** Where the site is published. A build may say otherwise: `SITE_ORIGIN`. A name under `.example` is nobody's. */
export const origin = 'https://thesurma.example'

/** The days of the weekend, from Sunday as 0: here Friday and Saturday. */
export const weekend = [5, 6] as const

/** The year in which the hotel opened. */
export const established = 2023

/** How to reach the hotel. */
export const contact = {
  postalCode: '3100',
  countryCode: 'BD',
  phone: '+880 821 555 0100',
  phoneHref: 'tel:+8808215550100',
  email: 'hello@thesurma.example',
  emailHref: 'mailto:hello@thesurma.example',
} as const

/** The hotel's pages on other sites, in the order shown. Each opens in a new tab. */
export const socialLinks = [
  { id: 'facebook', href: 'https://www.facebook.com/thesurma' },
  { id: 'instagram', href: 'https://www.instagram.com/thesurma' },
  { id: 'twitter', href: 'https://twitter.com/thesurma' },
  { id: 'youtube', href: 'https://www.youtube.com/@thesurma' },
  { id: 'linkedin', href: 'https://www.linkedin.com/company/thesurma' },
] as const
