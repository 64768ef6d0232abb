import type { Post } from '#app/domain/post.ts'
import * as hero from '#app/ui/hero.module.css'
import { Picture } from '#app/ui/picture.tsx'
import { formatDay } from '#language'
import * as styles from './post-hero.module.css'

/** On a phone the picture fills a box almost as high as wide, so it is drawn wider than the screen. */
const SIZES = '(min-width: 576px) 100vw, 144vw'

export function PostHero({ post: { image, category, date, title } }: { post: Post }) {
  return (
    <section className={hero.hero} data-hero>
      <Picture source={image} sizes={SIZES} priority className={hero.picture} />
      <div className={hero.band} data-theme="dark" data-band={image.id}>
        <div className="wrap">
          <p className="dotted">
            <span>{category} </span>
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
