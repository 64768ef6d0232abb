import type { Graph } from 'schema-dts'
import { findPost } from '#app/content/blog.ts'
import { offers } from '#app/content/offers.ts'
import { rooms } from '#app/content/rooms/index.ts'
import { breadcrumbsTo } from './breadcrumbs.ts'
import { hotelOn, webSite } from './hotel.ts'
import { nakshiMenu, onlineMenu, restaurant } from './menus.ts'
import { blogPosting, questions, specialOffer } from './pages.ts'
import { listedRoom, roomOfItsOwn } from './rooms.ts'

type Node = Exclude<Graph['@graph'], undefined>[number]

/**
 * A page's structured data, as one schema.org graph: the hotel, the breadcrumbs, and what the page is
 * about. It is made from the same content as the page and says no more.
 */
export function structuredData({ path, title }: { path: string; title: string }): Graph {
  const [, section, id] = path.split('/')
  const about = section ? (SUBJECTS[`/${section}`]?.(id) ?? []) : [webSite]
  const breadcrumbs = section ? [breadcrumbsTo(path, title)] : []
  return { '@context': 'https://schema.org', '@graph': [hotelOn(path), ...breadcrumbs, ...about] }
}

/** What a page is about, by the first part of its path. The second part, if any, is the argument. */
const SUBJECTS: Record<string, (id?: string) => readonly Node[]> = {
  '/rooms': (id) => (id ? roomOfItsOwn(id) : rooms.flatMap(listedRoom)),
  '/dining': () => [restaurant(), nakshiMenu()],
  '/online-order': () => [onlineMenu()],
  '/contact': () => [questions()],
  '/special-offers': () =>
    offers
      .filter(({ validUntil }) => validUntil === null || validUntil >= __BUILD_DAY__)
      .map(specialOffer),
  '/blog': (id) => {
    const post = id && findPost(id)
    return post ? [blogPosting(post)] : []
  },
}
