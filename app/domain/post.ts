import type { PictureData } from './picture.ts'
import type { IsoDate } from './stay.ts'

/** A post of the blog, without its article. */
export type Post = {
  readonly id: string
  readonly title: string
  readonly excerpt: string
  readonly date: IsoDate
  readonly author: string
  /** In whole minutes. */
  readonly readTime: number
  readonly image: PictureData
  /** Its name, as printed. */
  readonly category: string
}

/** What is read on a post's own page, in this order. Each string is a paragraph. */
export type ArticleWords = {
  readonly lead: string
  readonly opening: readonly string[]
  readonly quote: { readonly text: string; readonly source: string }
  readonly heading: string
  readonly closing: readonly string[]
}

/** An article, and the id of its post. */
export type Article = ArticleWords & { readonly id: string }

const MOST_RELATED = 3

/** Up to three other posts of the same category, in the order given. */
export const relatedPosts = (posts: readonly Post[], { id, category }: Post): Post[] =>
  posts.filter((other) => other.category === category && other.id !== id).slice(0, MOST_RELATED)

/** How many words an article has, its headings and quote included. */
export const countWords = ({ lead, opening, quote, heading, closing }: ArticleWords): number =>
  [lead, ...opening, quote.text, quote.source, heading, ...closing]
    .join(' ')
    .split(/\s+/)
    .filter(Boolean).length

/** How long an article takes to read, in whole minutes, at 200 words a minute. */
export const minutesToRead = (article: ArticleWords): number => Math.ceil(countWords(article) / 200)
