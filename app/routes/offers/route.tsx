import type { RouteHandle } from '#app/browser/route-handle.ts'
import { hero } from '#app/content/pictures.generated/hero.ts'
import { head } from '#app/seo/head.ts'
import { Note, NoteColumns } from '#app/ui/note-columns.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import { specialOffers } from '#words/offers.ts'
import { Newsletter } from './newsletter.tsx'
import { OfferList } from './offer-list.tsx'
import * as styles from './route.module.css'

const { description, howToBook, terms } = specialOffers
const { title } = specialOffers.hero

export const handle = { hasNewsletter: true } satisfies RouteHandle

export const meta = () =>
  head({ title, description, path: '/special-offers', picture: hero.offers })

export default function SpecialOffers() {
  return (
    <>
      <PageHero {...specialOffers.hero} picture={hero.offers} />
      <OfferList />
      <section className="on-white" data-unseen="low" aria-labelledby="how-to-book">
        <div className={`wrap ${styles.parts}`}>
          <h2 id="how-to-book">{howToBook.title}</h2>
          <NoteColumns as="ol">
            {howToBook.steps.map(({ title, text }) => (
              <Note key={title} title={title} level="h3">
                <p className="muted">{text}</p>
              </Note>
            ))}
          </NoteColumns>
          <details className={styles.terms}>
            <summary className="folded">
              <h2 id="terms">{terms.title}</h2>
            </summary>
            <ul className={styles.items}>
              {terms.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
        </div>
      </section>
      <Newsletter />
    </>
  )
}
