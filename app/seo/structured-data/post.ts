import type { BlogPosting } from 'schema-dts'
import type { Post } from '#app/domain/post.ts'
import type { PostId } from '#app/paths.ts'
import { lang } from '#language'
import { addressOf } from '../address.ts'
import { HOTEL, shareAddress } from './hotel.ts'

export const blogPosting = (post: Post<PostId>): BlogPosting => ({
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
