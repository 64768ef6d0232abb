import { lazy } from 'react'
import type { Article } from '#app/domain/post.ts'
import { openFromServer } from '#app/site/recovery.ts'
import { Prose } from './prose.tsx'

const files = import.meta.glob<Article>('../../content/articles/*.ts', { import: 'article' })

/** Each article by its id, fetched with the page that shows it and with no other. */
const articles = new Map(
  Object.entries(files).map(([path, load]) => {
    const id = path.replace(/^.*\/|\.ts$/g, '')
    const Fetched = lazy(async () => {
      const article = await fetchArticle(id, load)
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

/**
 * Without its file the page as it was written can still be read and is left alone. After a navigation
 * there is none, so it is asked for, and where that is in vain too, once the connection is back.
 */
async function fetchArticle(id: string, load: () => Promise<Article>): Promise<Article> {
  try {
    return await load()
  } catch {
    if (document.getElementById(id)) return new Promise(() => {})
    await openFromServer(window.location.href)
    await new Promise((back) => window.addEventListener('online', back, { once: true }))
    return fetchArticle(id, load)
  }
}
