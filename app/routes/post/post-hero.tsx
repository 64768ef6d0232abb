import type { Post } from '#app/domain/post.ts'
import { formatDay } from '#app/domain/stay.ts'
import { Picture } from '#app/ui/picture.tsx'
import styles from './post-hero.module.css'

/** On a phone the picture fills a box higher than wide, so it is drawn wider than the screen. */
export const POST_HERO_SIZES = '(min-width: 768px) 100vw, 230vw'

/** The post's own picture with its category, its date and its title. */
export function PostHero({ post: { image, category, date, title } }: { post: Post }) {
  return (
    <section className={styles.hero} data-ground="dark" data-hero>
      <Picture source={image} sizes={POST_HERO_SIZES} priority className={styles.picture} />
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
