import { specialOffers } from '#app/content/offers.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import styles from './letter.module.css'

const { title, bangla, text, label, placeholder, submit } = specialOffers.letter

/**
 * An e-mail box that does nothing. The method is the platform's way to say so: a form that answers a
 * dialog, where there is none, is checked by the browser and goes nowhere, with script or without.
 */
export function Letter() {
  return (
    <section className={styles.letter} aria-labelledby="letter">
      <div className={`wrap grid-12 ${styles.grid}`}>
        <SectionHeading bangla={bangla} className={styles.heading}>
          <h2 id="letter">{title}</h2>
          <p className="muted">{text}</p>
        </SectionHeading>
        <form method="dialog" className={styles.form}>
          <TextField label={label} type="email" autoComplete="email" placeholder={placeholder} />
          <Button type="submit">{submit}</Button>
        </form>
      </div>
    </section>
  )
}
