import { contact } from '#app/content/hotel.ts'
import type { Translation } from '#app/content/translation.ts'
import { formatNumber } from '#language'
import type {
  hotel as english,
  address as englishAddress,
  executiveChef as englishChef,
} from '../en/hotel.ts'

export const hotel: Translation<typeof english> = {
  name: 'দ্য সুরমা',
  secondName: 'সুরমা',
  city: 'সিলেট',
}

/** The document's title: '… | দ্য সুরমা, সিলেট'. */
export const pageTitle = (title: string) => `${title} | ${hotel.name}, ${hotel.city}`

export const address: Translation<typeof englishAddress> = {
  street: '১৪ সুরমা তীর সড়ক',
  locality: 'সিলেট',
  town: `সিলেট ${formatNumber(contact.postalCode)}, বাংলাদেশ`,
  alwaysOpen: 'রিসেপশন ২৪ ঘণ্টা খোলা',
}

export const executiveChef: Translation<typeof englishChef> = 'রফিকুল ইসলাম চৌধুরী'
