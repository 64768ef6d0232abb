import { type ReactNode, useEffect } from 'react'
import { partyOptions } from '#app/content/party-options.ts'
import { partyOf } from '#app/domain/reservation.ts'
import { PutAwayOffer } from '#app/parts/put-away-offer.tsx'
import { StayDates } from '#app/parts/stay-dates.tsx'
import { isOfferEnded, wantedOfferSentence } from '#app/sentences/stay-price.ts'
import { SelectField } from '#app/ui/field.tsx'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { reservations } from '#words/reservations.ts'
import { RoomTypeCards } from './room-type-cards.tsx'
import * as styles from './steps.module.css'

const { dates } = reservations

export function StepRoom({ children }: { children: ReactNode }) {
  const form = useVisit(({ stay }) => stay)
  const party = partyOf(form)
  useEffect(() => dropEndedOffer, [])
  return (
    <>
      <h2 tabIndex={-1} className={styles.title}>
        {dates.title}
      </h2>
      <div className={styles.offer}>
        <p role="status">{wantedOfferSentence(form)}</p>
        <PutAwayOffer />
      </div>
      <p data-no-script>{reservations.withoutScript}</p>
      <div className={styles.dates}>
        <StayDates required />
        {(['adults', 'children'] as const).map((name) => (
          <SelectField
            key={name}
            {...{
              name,
              label: dates[name],
              defaultValue: party[name],
              options: partyOptions[name],
            }}
          />
        ))}
      </div>
      <RoomTypeCards />
      {children}
    </>
  )
}

/** An ended offer is shown on this step and then dropped. */
function dropEndedOffer() {
  const { offer } = useVisit.getState().stay
  if (isOfferEnded(offer)) dispatch({ type: 'enter', fields: { offer: '' } })
}
