import type { Answer, BlogPosting, FAQPage, Offer } from 'schema-dts'
import type { offers } from '#app/content/offers.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import type { Post } from '#app/domain/post.ts'
import { lang } from '#language'
import { contactPage } from '#words/contact.ts'
import { addressOf } from '../address.ts'
import { HOTEL, shareAddress } from './hotel.ts'

export const questions = (): FAQPage => ({
  '@type': 'FAQPage',
  '@id': addressOf('/contact#questions'),
  inLanguage: lang,
  mainEntity: contactPage.questions.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer } satisfies Answer,
  })),
})

export const specialOffer = ({
  id,
  title,
  description,
  validUntil,
}: (typeof offers)[number]): Offer => ({
  '@type': 'Offer',
  '@id': addressOf(`/special-offers#${id}`),
  name: title,
  description,
  url: addressOf('/special-offers'),
  image: shareAddress(hero.offers),
  offeredBy: HOTEL,
  ...(validUntil && { validThrough: validUntil }),
})

export const blogPosting = (post: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': addressOf(`/blog/${post.id}#article`),
  inLanguage: lang,
  headline: post.title,
  description: post.excerpt,
  image: shareAddress(post.image),
  datePublished: post.date,
  articleSection: post.category,
  author: { '@type': 'Person', name: post.author },
  publisher: HOTEL,
  mainEntityOfPage: addressOf(`/blog/${post.id}`),
})
