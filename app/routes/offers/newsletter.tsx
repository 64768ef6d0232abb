import { NewsletterForm } from '#app/parts/newsletter-form.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { specialOffers } from '#words/offers.ts'
import * as styles from './newsletter.module.css'

const { title, companion, text, ...form } = specialOffers.newsletter

/** An e-mail box whose button does nothing: the specification says so. */
export function Newsletter() {
  return (
    <section className={styles.newsletter} data-unseen="low" aria-labelledby="newsletter-box">
      <div className={`wrap grid-12 ${styles.grid}`}>
        <SectionHeading companion={companion} className={styles.heading}>
          <h2 id="newsletter-box">{title}</h2>
          <p className="muted">{text}</p>
        </SectionHeading>
        <NewsletterForm {...form} className={styles.form} />
      </div>
    </section>
  )
}
