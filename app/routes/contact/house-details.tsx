import { contactPage } from '#app/content/contact.ts'
import { diningHours, type Hours, houseHours } from '#app/content/opening-hours.ts'
import { contact, site } from '#app/content/site.ts'
import { Definitions } from '#app/ui/facts.tsx'
import { TextLink } from '#app/ui/text-link.tsx'
import styles from './house-details.module.css'

const { house, hours } = contactPage

/** Where the house is, how to reach it, and when. */
export function HouseDetails() {
  return (
    <div className={styles.details}>
      <div>
        <h2>{house}</h2>
        <address className={styles.address}>
          {site.name}
          <br />
          {contact.street}
          <br />
          {contact.city}
        </address>
        <div className={styles.ways}>
          <TextLink to={contact.phoneHref} direction="none">
            {contact.phone}
          </TextLink>
          <TextLink to={contact.emailHref} direction="none">
            {contact.email}
          </TextLink>
        </div>
      </div>
      <div className={styles.hours}>
        <h2>{hours.title}</h2>
        <HoursList hours={houseHours} />
        <h3>{hours.table}</h3>
        <HoursList hours={diningHours} />
      </div>
    </div>
  )
}

function HoursList({ hours }: { hours: readonly Hours[] }) {
  return (
    <Definitions
      items={hours.map(({ name, times }) => ({
        term: name,
        value: times.map((time) => <span key={time}>{time}</span>),
      }))}
    />
  )
}
