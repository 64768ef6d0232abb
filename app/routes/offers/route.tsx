import { specialOffers } from '#app/content/offers.ts'
import { head } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { formatNumber } from '#language'
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
      <section className={styles.howToBook} aria-labelledby="how-to-book">
        <div className={`wrap grid-12 ${styles.parts}`}>
          <h2 id="how-to-book">{howToBook.title}</h2>
          <ol className={styles.steps}>
            {howToBook.steps.map(({ title, text }, index) => (
              <li key={title}>
                <span className={styles.number} aria-hidden>
                  {formatNumber(index + 1)}
                </span>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={`wrap grid-12 ${styles.parts}`} aria-labelledby="terms">
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
