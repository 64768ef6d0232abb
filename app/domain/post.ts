import type { IsoDate } from './day.ts'
import type { PictureData } from './picture.ts'

/** A blog post without its article. */
export type Post<Id extends string = string> = {
  readonly id: Id
  readonly title: string
  readonly excerpt: string
  readonly date: IsoDate
  readonly author: string
  /** In whole minutes. */
  readonly readTime: number
  readonly image: PictureData
  readonly category: string
}

/** The text of a post's page, in this order. Each string is a paragraph. */
export type Article = {
  readonly lead: string
  readonly opening: readonly string[]
  readonly quote: { readonly text: string; readonly source: string }
  readonly heading: string
  readonly closing: readonly string[]
}

const MOST_RELATED = 3
const EXCERPT_LENGTH = 100

/** Up to three other posts of the same category, in the given order, with excerpts of at most 100 characters. */
export const relatedPosts = <Id extends string>(
  posts: readonly Post<Id>[],
  { id, category }: Post<Id>,
): Post<Id>[] =>
  posts
    .filter((other) => other.category === category && other.id !== id)
    .slice(0, MOST_RELATED)
    .map((other) => ({ ...other, excerpt: cut(other.excerpt) }))

/** Cuts at a blank, because a character of Bengali can be several code units long. */
function cut(text: string) {
  if (text.length <= EXCERPT_LENGTH) return text
  const end = text.lastIndexOf(' ', EXCERPT_LENGTH - 1)
  return `${text.slice(0, end).replace(/[.,;:]$/, '')}…`
}
