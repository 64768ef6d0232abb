import type { Post } from '#app/domain/post.ts'
import type { PostId } from '#app/paths.ts'
import { Card } from '#app/ui/card.tsx'
import { formatDay } from '#language'
import { blog } from '#words/blog.ts'
import * as styles from './post-card.module.css'

/** The width on a wide screen: a whole row with the picture beside the words, or a part of one. */
type Span = 'lead' | 'even' | 'half' | 'third'

// Wider than the drawn width, because the pictures are 16:10 and shown 3:2.
const SIZES = {
  lead: '(min-width: 1440px) 900px, (width >= 64rem) 63vw, 98vw',
  even: '(min-width: 1440px) 666px, (width >= 48rem) 48vw, 98vw',
  half: '(min-width: 1440px) 666px, (width >= 48rem) 48vw, 98vw',
  third: '(min-width: 1440px) 432px, (width >= 64rem) 31vw, (width >= 48rem) 48vw, 98vw',
}

const { lead, even, half, third } = styles
const CLASSES = { lead, even, half, third }

/** Posts in a grid of twelve columns. The page decides how wide each one is. */
export function PostGrid({
  posts,
  span,
}: {
  posts: readonly Post<PostId>[]
  span: (index: number) => Span
}) {
  return (
    <div className={styles.grid}>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} span={span(index)} />
      ))}
    </div>
  )
}

function PostCard({ post, span }: { post: Post<PostId>; span: Span }) {
  const { id, title, excerpt, author, readTime, image, category, date } = post
  return (
    <Card
      className={CLASSES[span]}
      picture={image}
      sizes={SIZES[span]}
      link={{ to: `/blog/${id}`, label: blog.readMore, name: title }}
      aside={
        <p className={styles.by}>
          <b>{author}</b>
          <br />
          <span>{blog.minutesToRead(readTime)}</span>
        </p>
      }
    >
      <p className={styles.meta}>
        <b>{category}</b>
        <time dateTime={date}>{formatDay(date)}</time>
      </p>
      <h3>{title}</h3>
      <p className={styles.excerpt}>{excerpt}</p>
    </Card>
  )
}
