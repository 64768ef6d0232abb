/** Facts about the hotel that every page may need. Its names and its street are words: en/hotel.ts. */

/** The time zone of the hotel's clock, by its IANA name. */
export const timeZone = 'Asia/Dhaka'

/** The town's language, as in <html lang>: of companion lines, the hotel's second name and the driver card. */
export const townLanguage = 'bn'

/** Degrees north and east. They give Home's picture the light of the hour. */
export const coordinates = { latitude: 24.89, longitude: 91.87 } as const

/** The currency of all prices. Each language formats it: en/language.ts. */
export const currency = { code: 'USD', sign: '$' } as const

/** Where the site is published, unless `SITE_ORIGIN` says otherwise. Names under `.example` belong to nobody. */
export const origin = 'https://thesurma.example'

/** The days of the weekend, 0 for Sunday: here Friday and Saturday. */
export const weekend = [5, 6] as const

/** The year in which the hotel opened. */
export const established = 2023

/** Answers calls and, at the same number, WhatsApp. */
const phone = '+880 821 555 0100'
const email = 'hello@thesurma.example'

export const contact = {
  postalCode: '3100',
  countryCode: 'BD',
  phone,
  phoneHref: `tel:${phone.replace(/[^+\d]/g, '')}`,
  email,
  emailHref: `mailto:${email}`,
} as const

/** The hotel's pages on other sites, in order. Each opens in a new tab. */
export const socialLinks = [
  { id: 'facebook', href: 'https://www.facebook.com/thesurma' },
  { id: 'instagram', href: 'https://www.instagram.com/thesurma' },
  { id: 'twitter', href: 'https://twitter.com/thesurma' },
  { id: 'youtube', href: 'https://www.youtube.com/@thesurma' },
  { id: 'linkedin', href: 'https://www.linkedin.com/company/thesurma' },
] as const
