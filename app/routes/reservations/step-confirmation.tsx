import type { ReactNode } from 'react'
import { PAYMENT_METHODS } from '#app/domain/reservation.ts'
import { Choice, FieldLabel } from '#app/ui/field.tsx'
import { WithSideCard } from '#app/ui/side-card.tsx'
import { InlineLink } from '#app/ui/text-link.tsx'
import { useVisit } from '#app/visit/store.ts'
import { reservations } from '#words/reservations.ts'
import { StaySummary } from './stay-summary.tsx'
import * as styles from './steps.module.css'

const { payment, terms, demonstration, summary } = reservations

/** How to pay, and the agreement; `children` come right after it. */
export function StepConfirmation({ children }: { children: ReactNode }) {
  const form = useVisit(({ stay }) => stay)
  return (
    <WithSideCard
      sideLabel={summary.title}
      side={<StaySummary form={form} />}
      className={styles.columns}
    >
      <div className={styles.choices}>
        <h2 tabIndex={-1} id="payment" className={styles.title}>
          {payment.title}
        </h2>
        <div role="radiogroup" aria-labelledby="payment" className={styles.methods}>
          {PAYMENT_METHODS.map((id) => (
            <Choice
              key={id}
              type="radio"
              name="paymentMethod"
              value={id}
              className={styles.method}
              defaultChecked={form.paymentMethod === id}
            >
              <b>{payment.methods[id].title}</b>
              <span className="small muted">{payment.methods[id].text}</span>
            </Choice>
          ))}
        </div>
        <p className="small muted">{demonstration}</p>
        <Choice type="checkbox" name="agreed" value="yes" required defaultChecked={form.agreed}>
          <FieldLabel required>
            {terms.before}
            <InlineLink to="/terms" target="_blank">
              {terms.link}
            </InlineLink>
            {terms.after}
          </FieldLabel>
        </Choice>
      </div>
      {children}
    </WithSideCard>
  )
}
