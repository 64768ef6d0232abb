import { testimonials } from '#app/content/home.ts'
import { CarouselArrows, CarouselDots, CarouselSlides, useCarousel } from '#app/ui/carousel.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { common } from '#words/common.ts'
import { home } from '#words/home.ts'
import * as styles from './testimonials.module.css'

export function Testimonials() {
  const { title, companion } = home.testimonials
  const { index, select, previous, next } = useCarousel(testimonials.length)

  return (
    <section
      className="section"
      data-unseen="low"
      aria-labelledby="testimonials"
      aria-roledescription={common.carousel}
    >
      <div className={`wrap grid-12 split ${styles.grid}`}>
        <SectionHeading companion={companion}>
          <h2 id="testimonials" className="title-3">
            {title}
          </h2>
        </SectionHeading>
        <div className={styles.testimonials}>
          <CarouselSlides
            index={index}
            onPrevious={previous}
            onNext={next}
            slides={testimonials.map(({ id, name, position, date, quote, avatar }) => ({
              id,
              content: (
                <figure className={styles.testimonial}>
                  <blockquote className="saying">“{quote}”</blockquote>
                  <figcaption>
                    <Picture source={avatar} sizes="68px" alt="" />
                    <p>
                      <b>{name}</b>
                      <span className="small muted">
                        {position}, {date}
                      </span>
                    </p>
                  </figcaption>
                </figure>
              ),
            }))}
          />
          <div className={styles.controls} data-script-only>
            <CarouselDots
              words={home.testimonials}
              length={testimonials.length}
              index={index}
              onSelect={select}
            />
            <CarouselArrows words={home.testimonials} onPrevious={previous} onNext={next} />
          </div>
        </div>
      </div>
    </section>
  )
}
