import type { BlogPosting } from 'schema-dts'
import type { Post } from '#app/domain/post.ts'
import type { PostId } from '#app/paths.ts'
import { lang } from '#language'
import { urlOf } from '../url.ts'
import { HOTEL, shareUrl } from './hotel.ts'

export const blogPosting = (post: Post<PostId>): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': urlOf(`/blog/${post.id}#article`),
  inLanguage: lang,
  headline: post.title,
  description: post.excerpt,
  image: shareUrl(post.image),
  datePublished: post.date,
  articleSection: post.category,
  author: { '@type': 'Person', name: post.author },
  publisher: HOTEL,
  mainEntityOfPage: urlOf(`/blog/${post.id}`),
})
