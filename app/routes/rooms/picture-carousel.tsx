import type { PictureData } from '#app/domain/picture.ts'
import { CarouselArrows, CarouselDots, CarouselSlides, useCarousel } from '#app/ui/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { common } from '#words/common.ts'
import * as styles from './picture-carousel.module.css'

const SIZES = '(min-width: 1440px) 1280px, (width >= 37.5rem) 92vw, 130vw'

/** A room's pictures, one at a time. It starts at the first and wraps at both ends. */
export function PictureCarousel({
  name,
  pictures,
}: {
  name: string
  pictures: readonly PictureData[]
}) {
  const { index, select, previous, next } = useCarousel(pictures.length)
  return (
    <section className={styles.carousel} aria-roledescription={common.carousel} aria-label={name}>
      <CarouselSlides
        index={index}
        onPrevious={previous}
        onNext={next}
        slides={pictures.map((picture, slide) => ({
          id: picture.id,
          content: <Picture source={picture} sizes={SIZES} priority={slide === 0} />,
        }))}
      />
      <CarouselArrows over onPrevious={previous} onNext={next} />
      <CarouselDots
        length={pictures.length}
        index={index}
        onSelect={select}
        className={styles.dots}
      />
    </section>
  )
}
