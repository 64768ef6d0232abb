import { lazy } from 'react'
import type { Article } from '#app/domain/post.ts'
import { Prose } from './prose.tsx'

const files = import.meta.glob<Article>('../../content/articles/*.ts', { import: 'article' })

/** Each article by its id, fetched with the page that shows it and with no other. */
const articles = new Map(
  Object.entries(files).map(([path, load]) => {
    const id = path.replace(/^.*\/|\.ts$/g, '')
    const Fetched = lazy(async () => {
      const article = await load().catch(() => keepWrittenPage(id))
      return { default: () => <Prose article={article} /> }
    })
    return [id, Fetched]
  }),
)

/**
 * The article of a post. No boundary stands around it, so the build waits for its words, the page that
 * was written stays until script has them too, and a navigation waits to show the new page whole.
 */
export function ArticleOf({ id }: { id: string }) {
  const Fetched = articles.get(id)
  return Fetched && <Fetched />
}

/** Without its file the page as it was written can still be read: it is left alone, or asked for. */
function keepWrittenPage(id: string): Promise<never> {
  if (!document.getElementById(id)) window.location.reload()
  return new Promise(() => {})
}
