import type { RouteHandle } from '#app/browser/route-handle.ts'
import { articles } from '#app/content/articles.ts'
import { findPost, posts } from '#app/content/blog.ts'
import { type Post, relatedPosts } from '#app/domain/post.ts'
import { PostGrid } from '#app/parts/post-card.tsx'
import type { PostId } from '#app/paths.ts'
import { head, missingHead } from '#app/seo/head.ts'
import { Message } from '#app/ui/message.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { blog } from '#words/blog.ts'
import type { Route } from './+types/route'
import { PostHero } from './post-hero.tsx'
import { Prose } from './prose.tsx'
import * as styles from './route.module.css'

export const handle = { chatWaits: true } satisfies RouteHandle

export const meta = ({ params }: Route.MetaArgs) => {
  const post = findPost(params.id)
  if (!post) return missingHead(blog.notFound.title)
  const { id, excerpt: description, image: picture, date: published } = post
  return head({ ...post, description, path: `/blog/${id}`, picture, published })
}

export default function PostPage({ params }: Route.ComponentProps) {
  const post = findPost(params.id)
  if (!post) {
    const { title, text } = blog.notFound
    return (
      <Message className="wrap page-top" heading={<h1 tabIndex={-1}>{title}</h1>} text={text}>
        <TextLink to="/blog">{blog.back}</TextLink>
      </Message>
    )
  }

  return (
    <>
      <article>
        <PostHero post={post} />
        <div className={`wrap ${styles.read}`}>
          <aside className={styles.side} aria-label={blog.about}>
            <TextLink to="/blog" direction="back">
              {blog.back}
            </TextLink>
            <dl>
              <div>
                <dt className="muted small">{blog.writtenBy}</dt>
                <dd>{post.author}</dd>
              </div>
              <div>
                <dt className="muted small">{blog.readingTime}</dt>
                <dd>{blog.minutes(post.readTime)}</dd>
              </div>
            </dl>
          </aside>
          <Prose id={post.id} {...articles[post.id]} />
        </div>
      </article>
      <RelatedPosts post={post} />
    </>
  )
}

const SPANS = { 1: 'even', 2: 'half', 3: 'third' } as const

/** Up to three posts of the same category, with short excerpts. Renders nothing without any. */
function RelatedPosts({ post }: { post: Post<PostId> }) {
  const related = relatedPosts(posts, post)
  if (related.length === 0) return null

  const span = SPANS[related.length as keyof typeof SPANS]
  return (
    <section className={`on-white ${styles.related}`} data-unseen="low" aria-labelledby="related">
      <div className="wrap">
        <h2 id="related" className="title-3">
          {blog.related(post.category)}
        </h2>
        <PostGrid posts={related} span={() => span} />
      </div>
    </section>
  )
}
