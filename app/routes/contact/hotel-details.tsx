import { contact } from '#app/content/hotel.ts'
import { serviceHours } from '#app/content/opening-hours.ts'
import { whatsAppDraft } from '#app/domain/mail.ts'
import { Definitions } from '#app/ui/lists.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import { contactPage } from '#words/contact.ts'
import { address, hotel } from '#words/hotel.ts'
import { hoursWords } from '#words/opening-hours.ts'
import * as styles from './hotel-details.module.css'

const { house, whatsApp, hours } = contactPage

export function HotelDetails() {
  return (
    <div className={styles.details}>
      <div>
        <h2 id="address" className="title-3">
          {house}
        </h2>
        <address className={styles.address}>
          {hotel.name}
          <br />
          {address.street}
          <br />
          {address.town}
        </address>
        <div className={styles.ways}>
          <TextLink to={contact.phoneHref} direction="none">
            {contact.phone}
          </TextLink>
          <TextLink to={whatsAppDraft(contact.phone, '')} direction="none" target="_blank">
            {whatsApp}
          </TextLink>
          <TextLink to={contact.emailHref} direction="none">
            {contact.email}
          </TextLink>
        </div>
      </div>
      <div className={styles.hours}>
        <h2 id="hours" className="title-3">
          {hours.title}
        </h2>
        <Definitions
          items={serviceHours.map((period) => ({
            term: period.term,
            value: hoursWords.inFull(period),
          }))}
        />
        <TextLink to="/dining#information">{hours.tables}</TextLink>
      </div>
    </div>
  )
}
