import type { Graph } from 'schema-dts'
import { findPost } from '#app/content/blog.ts'
import type { Path } from '#app/paths.ts'
import { breadcrumbsTo } from './breadcrumbs.ts'
import { hotelOn, webSite } from './hotel.ts'
import { blogPosting } from './post.ts'
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
