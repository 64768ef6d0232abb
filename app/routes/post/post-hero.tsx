import type { Post } from '#app/domain/post.ts'
import { formatDay } from '#app/domain/stay.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './post-hero.module.css'

/** On a phone the picture is as high as it would be at 480 pixels, so it is drawn that wide. */
export const POST_HERO_SIZES = '(min-width: 480px) 100vw, 480px'

/** The post's own picture, and beneath it its category, its date and its title. */
export function PostHero({ post: { image, category, date, title } }: { post: Post }) {
  return (
    <section className={styles.hero} data-ground="dark" data-hero>
      <Picture source={image} sizes={POST_HERO_SIZES} priority className={styles.picture} />
      <div className={`wrap ${styles.words}`}>
        <p className={styles.kicker}>
          {category}
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <h1 tabIndex={-1}>{title}</h1>
      </div>
    </section>
  )
}
