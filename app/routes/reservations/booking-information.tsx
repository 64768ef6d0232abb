import { reservations } from '#words/reservations.ts'
import * as styles from './booking-information.module.css'

const { title, items } = reservations.information

export function BookingInformation() {
  return (
    <section className="section" data-unseen="low" aria-labelledby="booking-information">
      <div className="wrap">
        <h2 id="booking-information" className="title-3">
          {title}
        </h2>
        <div className={styles.items}>
          {items.map((item) => (
            <div key={item.title}>
              <h3>{item.title}</h3>
              <p className="muted">{item.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
