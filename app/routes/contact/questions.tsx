import { SectionHeading } from '#app/ui/section-heading.tsx'
import { contactPage } from '#words/contact.ts'
import * as styles from './questions.module.css'

const { companion, title, items } = contactPage.questions

/** Frequent questions. The browser opens and closes the answers; the first is open, and one that a link names. */
export function Questions() {
  return (
    <section className={`wrap ${styles.questions}`} aria-labelledby="questions">
      <SectionHeading companion={companion}>
        <h2 id="questions">{title}</h2>
      </SectionHeading>
      <div className={styles.list}>
        {Object.entries(items).map(([id, { question, answer }], index) => (
          <details key={id} id={id} open={index === 0}>
            <summary className="folded">{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
