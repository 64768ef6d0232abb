import type { BlogPosting, BreadcrumbList, Graph } from 'schema-dts'
import { findPost } from '#app/content/blog.ts'
import { mainNavigation } from '#app/content/navigation.ts'
import type { Post } from '#app/domain/post.ts'
import type { Path, PostId } from '#app/paths.ts'
import { lang } from '#language'
import { shareUrl, urlOf } from '../url.ts'
import { HOTEL, hotelOn, webSite } from './hotel.ts'
import { restaurant } from './restaurant.ts'

/**
 * A page's structured data, as one schema.org graph: the hotel, the breadcrumbs, and what the page is
 * about. It is made from the same content as the page and says no more.
 */
export function structuredData({ path, title }: { path: Path; title: string }): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [hotelOn(path), path === '/' ? webSite : breadcrumbsTo(path, title), ...about(path)],
  }
}

/** What search engines show of a page besides its breadcrumbs. */
function about(path: Path) {
  const post = path.startsWith('/blog/') && findPost(path.slice('/blog/'.length))
  if (post) return [blogPosting(post)]
  return path === '/dining' ? [restaurant()] : []
}

/** Home, the list that the page belongs to, if any, and the page. */
function breadcrumbsTo(path: Path, title: string): BreadcrumbList {
  const way = mainNavigation
    .filter(({ to }) => to === '/' || path.startsWith(`${to}/`))
    .map((link) => ({ name: link.title, to: link.to }))
  return {
    '@type': 'BreadcrumbList',
    '@id': urlOf(`${path}#breadcrumbs`),
    itemListElement: [...way, { name: title, to: path }].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(to),
    })),
  }
}

const blogPosting = (post: Post<PostId>): BlogPosting => ({
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
