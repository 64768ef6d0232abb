import { contactPage } from '#app/content/contact.ts'
import { head } from '#app/seo/head.ts'
import { PageHero } from '#app/ui/page-hero.tsx'
import { Directions } from './directions.tsx'
import { DriverCard } from './driver-card.tsx'
import { Forms } from './forms.tsx'
import { HotelDetails } from './hotel-details.tsx'
import { Questions } from './questions.tsx'
import styles from './route.module.css'

const { title, description, hero } = contactPage

export const meta = () => head({ title, description, path: '/contact', picture: hero.picture })

export default function Contact() {
  return (
    <>
      <PageHero {...hero} />
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
