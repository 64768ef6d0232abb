import { blog, findPost, posts, RELATED_EXCERPT } from '#app/content/blog.ts'
import { head } from '#app/content/head.ts'
import { excerpt } from '#app/domain/excerpt.ts'
import { type Article, type Post, relatedPosts } from '#app/domain/post.ts'
import { formatDay } from '#app/domain/stay.ts'
import { Picture, preloadPicture } from '#app/ui/picture.tsx'
import { PostGrid } from '#app/ui/post-card.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './post-page.module.css'
import { Prose } from './prose.tsx'

// On a phone the picture fills a box higher than wide, so it is drawn wider than the screen.
const SIZES = '(min-width: 768px) 100vw, 230vw'

/** What the route of one post exports. */
export const postHead = ({ id }: Article) => {
  const { title, excerpt: description } = known(id)
  return head({ title, description, path: `/blog/${id}` })
}

export const postLinks = ({ id }: Article) => preloadPicture(known(id).image, SIZES)

export function PostPage({ article }: { article: Article }) {
  const post = known(article.id)
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
                <dt>{blog.writtenBy}</dt>
                <dd>{post.author}</dd>
              </div>
              <div>
                <dt>{blog.readingTime}</dt>
                <dd>{post.readTime} min</dd>
              </div>
            </dl>
          </aside>
          <Prose article={article} />
        </div>
      </article>
      <RelatedPosts post={post} />
    </>
  )
}

function PostHero({ post: { image, category, date, title } }: { post: Post }) {
  return (
    <section className={styles.hero} data-ground="dark" data-hero>
      <Picture source={image} sizes={SIZES} priority className={styles.picture} />
      <div className={styles.words}>
        <div className="wrap">
          <p className={styles.kicker}>
            {category}
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
          <h1 tabIndex={-1}>{title}</h1>
        </div>
      </div>
    </section>
  )
}

const SPANS = { 1: 'even', 2: 'half', 3: 'third' } as const

/** Up to three of the same category, the beginnings of their excerpts only; without any, nothing. */
function RelatedPosts({ post }: { post: Post }) {
  const related = relatedPosts(posts, post).map((other) => ({
    ...other,
    excerpt: excerpt(other.excerpt, RELATED_EXCERPT),
  }))
  if (related.length === 0) return null

  const span = SPANS[related.length as keyof typeof SPANS]
  return (
    <section className={styles.related} aria-labelledby="related">
      <div className="wrap">
        <h2 id="related">{blog.related(post.category)}</h2>
        <PostGrid posts={related} span={() => span} readMore={blog.readMore} />
      </div>
    </section>
  )
}

/** The post of an article: a test sees to it that there is one. */
function known(id: string) {
  const post = findPost(id)
  if (!post) throw new RangeError(`There is an article but no post '${id}'.`)
  return post
}
