import { hero } from '#app/content/pictures.generated/hero.ts'
import { head } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { contactPage } from '#words/contact.ts'
import { Directions } from './directions.tsx'
import { DriverCard } from './driver-card.tsx'
import { Forms } from './forms.tsx'
import { HotelDetails } from './hotel-details.tsx'
import { Questions } from './questions.tsx'
import * as styles from './route.module.css'

const { title, description } = contactPage

export const meta = () => head({ title, description, path: '/contact', picture: hero.contact })

export default function Contact() {
  return (
    <>
      <PageHero {...contactPage.hero} picture={hero.contact} />
      <div className={`wrap ${styles.contact}`}>
        <HotelDetails />
        <Forms />
      </div>
      <Directions />
      <DriverCard />
      <Questions />
    </>
  )
}
