import { useEffect, useId, useRef, useState } from 'react'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { OfferLine } from '#app/parts/offer-line.tsx'
import type { Letter } from '#app/sentences/letters/letter.ts'
import { Definitions, Total } from '#app/ui/lists.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { requestWords as words } from '#words/request.ts'
import { Letterhead } from './letterhead.tsx'
import { RequestActions } from './request-actions.tsx'
import * as styles from './request-card.module.css'

/** A request as a letter that the guest keeps and sends. */
export function RequestCard({ letter }: { letter: Letter }) {
  const { reference, dear, greeting, picture, lead, facts, total, offer } = letter
  const card = useRef<HTMLElement>(null)
  const id = useId()
  const [ornaments, setOrnaments] = useState<typeof import('./ornaments.ts')>()
  useEffect(() => {
    import('./ornaments.ts').then(setOrnaments, () => {})
  }, [])
  return (
    <section ref={card} className={styles.letter} data-letter aria-labelledby={`${id} ${id}-kind`}>
      <div className={styles.border}>
        {ornaments && <ornaments.SewnReference reference={reference} />}
      </div>
      {picture && <Picture source={picture} sizes="100vw" className={styles.picture} />}
      <div className={styles.sheet}>
        <Letterhead kindId={`${id}-kind`} letter={letter} Stamp={ornaments?.Stamp} />
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.notSent}>{words.notSent}</p>
        <p className={styles.dear}>{dear}</p>
        <p className={styles.greeting}>{greeting}</p>
        {lead.map((note) => (
          <DietNote key={note.lang} {...note} />
        ))}
        <Definitions
          typed
          items={[{ term: words.reference, value: <b>{reference}</b> }, ...facts]}
        />
        {total && <Total {...total} />}
        <OfferLine fact={offer} />
      </div>
      <RequestActions {...{ card, letter }} />
    </section>
  )
}
