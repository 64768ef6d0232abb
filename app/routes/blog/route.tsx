import { posts } from '#app/content/blog.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { PostGrid } from '#app/parts/post-card.tsx'
import { head } from '#app/seo/head.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { blog } from '#words/blog.ts'
import * as styles from './route.module.css'

export const meta = () =>
  head({ ...blog.hero, description: blog.hero.lead, path: '/blog', picture: hero.blog })

/** The latest post takes a whole row, the next two share one, the others stand three to a row. */
const span = (index: number) => (index === 0 ? 'lead' : index < 3 ? 'half' : 'third')

export default function Blog() {
  return (
    <>
      <PageHero {...blog.hero} picture={hero.blog} />
      <section className={`wrap ${styles.posts}`} aria-labelledby="articles">
        <h2 id="articles" className="visually-hidden">
          {blog.articles}
        </h2>
        <PostGrid posts={posts} span={span} />
        <div className={styles.more}>
          <p>{blog.more}</p>
          {/* All posts are shown already: the specification has this button do nothing. */}
          <Button variant="ghost">{blog.loadMore}</Button>
        </div>
      </section>
    </>
  )
}
