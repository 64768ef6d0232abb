import type { Post } from '#app/domain/post.ts'
import * as ground from '#app/ui/hero-ground.module.css'
import { Picture } from '#app/ui/picture.tsx'
import { formatDay } from '#language'
import * as styles from './post-hero.module.css'

/** On a phone the picture fills a box almost as high as wide, so it is drawn wider than the screen. */
const SIZES = '(min-width: 576px) 100vw, 144vw'

/** The post's own picture, and beneath it its category, its date and its title. */
export function PostHero({ post: { image, category, date, title } }: { post: Post }) {
  return (
    <section className={ground.ground} data-hero>
      <Picture source={image} sizes={SIZES} priority className={ground.picture} />
      <div className={ground.band} data-ground="dark" data-band={image.id}>
        <div className="wrap">
          <p className={styles.kicker}>
            {category}
            <time dateTime={date}>{formatDay(date)}</time>
          </p>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
        </div>
      </div>
    </section>
  )
}
