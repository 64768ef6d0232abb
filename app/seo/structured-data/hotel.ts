import type { Hotel, OpeningHoursSpecification, PostalAddress, WebSite } from 'schema-dts'
import { contact, established, socialLinks } from '#app/content/hotel.ts'
import { languages } from '#app/content/languages.js'
import { everyDay } from '#app/content/opening-hours.ts'
import { galleryPictures } from '#app/content/pictures.generated/gallery.ts'
import { bookingTimes } from '#app/content/policies.ts'
import type { OpeningPeriod } from '#app/domain/hours.ts'
import type { Path } from '#app/paths.ts'
import { lang } from '#language'
import { footer } from '#words/frame.ts'
import { hotel, address as postal } from '#words/hotel.ts'
import { shareUrl, urlOf } from '../url.ts'

/** The same id in every language: it is one hotel. */
export const HOTEL = { '@id': urlOf('/#hotel', languages[0]) }

export const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': urlOf('/#website'),
  name: hotel.name,
  url: urlOf('/'),
  inLanguage: lang,
  publisher: HOTEL,
}

/** The front desk is always open. Only pages that show check-in and check-out times give them. */
export const hotelOn = (path: Path): Hotel => ({
  '@type': 'Hotel',
  ...HOTEL,
  name: hotel.name,
  description: footer.blurb,
  url: urlOf('/'),
  image: shareUrl(galleryPictures['first-light']),
  foundingDate: String(established),
  telephone: contact.phone,
  email: contact.email,
  address: postalAddress,
  openingHoursSpecification: openingHours({ days: everyDay, opens: '00:00', closes: '23:59' }),
  sameAs: socialLinks.map(({ href }) => href),
  ...(path === '/reservations' && {
    checkinTime: bookingTimes.checkIn.opens,
    checkoutTime: bookingTimes.checkOut,
  }),
})

export const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: postal.street,
  addressLocality: postal.locality,
  postalCode: contact.postalCode,
  addressCountry: contact.countryCode,
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

export const openingHours = ({
  days,
  opens,
  closes,
}: OpeningPeriod): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: days.map((day) => DAYS[day]),
  opens,
  closes,
})
