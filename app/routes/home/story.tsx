import { storyPictures } from '#app/content/home.ts'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { home } from '#words/home.ts'
import { RiverThread } from './river-thread.tsx'
import * as styles from './story.module.css'

const SIZES = [
  '(min-width: 1440px) 400px, (width >= 64rem) 30vw, (width >= 48rem) 58vw, 92vw',
  '(min-width: 1440px) 230px, (width >= 64rem) 18vw, (width >= 48rem) 34vw, 46vw',
  '(min-width: 1440px) 570px, (width >= 64rem) 42vw, (width >= 48rem) 84vw, 92vw', // as high as its neighbour, and cut
  '(min-width: 1440px) 400px, (width >= 64rem) 30vw, (width >= 48rem) 58vw, 92vw',
]

export function Story() {
  const { title, companion, lead, text, link } = home.story
  return (
    <section className={styles.story} aria-labelledby="story">
      <div className={`wrap grid-12 ${styles.grid}`}>
        <RiverThread part="course" />
        <div className={styles.text}>
          <SectionHeading companion={companion}>
            <h2 id="story">{title}</h2>
          </SectionHeading>
          <p className="lead">{lead}</p>
          <p className="lead">{text}</p>
          <TextLink to="/about">{link}</TextLink>
        </div>
        <div className={styles.pictures}>
          {storyPictures.map((picture, index) => (
            <figure key={picture.id}>
              <Picture source={picture} sizes={SIZES[index] ?? '50vw'} />
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}
