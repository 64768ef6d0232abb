import { specialOffers } from '#app/content/offers.ts'
import { head } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { StepGuide } from '#app/ui/stepper.tsx'
import { Newsletter } from './newsletter.tsx'
import { OfferList } from './offer-list.tsx'
import styles from './route.module.css'

const { hero, description, howToBook, terms } = specialOffers

export const meta = () =>
  head({ title: hero.title, description, path: '/special-offers', picture: hero.picture })

export default function SpecialOffers() {
  return (
    <>
      <PageHero {...hero} />
      <OfferList />
      <section className={`section ${styles.howToBook}`} aria-labelledby="how-to-book">
        <div className="wrap">
          <h2 id="how-to-book" className="section-head">
            {howToBook.title}
          </h2>
          <StepGuide steps={howToBook.steps} />
        </div>
      </section>
      <section className={`wrap grid-12 ${styles.terms}`} aria-labelledby="terms">
        <h2 id="terms" className="title-3">
          {terms.title}
        </h2>
        <ul className={styles.items}>
          {terms.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <Newsletter />
    </>
  )
}
