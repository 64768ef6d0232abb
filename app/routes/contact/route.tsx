import { contactPage } from '#app/content/contact.ts'
import { head } from '#app/seo/head.ts'
import { useRequests } from '#app/state/requests.ts'
import { KeptCard } from '#app/ui/kept-card.tsx'
import { PageHero } from '#app/ui/page-hero.tsx'
import type { ScreenHandle } from '#app/ui/screen-handle.ts'
import { common } from '#words/common.ts'
import { Directions } from './directions.tsx'
import { DriverCard } from './driver-card.tsx'
import { Enquiry } from './enquiry.tsx'
import { HotelDetails } from './hotel-details.tsx'
import { Questions } from './questions.tsx'
import styles from './route.module.css'

const { title, description, hero } = contactPage

const importKeptEnquiry = () => import('./kept-enquiry.tsx').then(({ KeptEnquiry }) => KeptEnquiry)

export const handle = { ground: 'picture' } satisfies ScreenHandle

export const meta = () => head({ title, description, path: '/contact', picture: hero.picture })

export default function Contact() {
  const kept = useRequests((requests) => requests.kept.enquiry)
  return (
    <>
      <PageHero {...hero} />
      <div className={`wrap ${styles.contact}`}>
        <HotelDetails />
        <Enquiry />
        <div className={styles.kept}>
          <KeptCard kept={kept} load={importKeptEnquiry} announcement={common.requestKept} />
        </div>
      </div>
      <Directions />
      <DriverCard />
      <Questions />
    </>
  )
}
