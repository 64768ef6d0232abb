import { useEffect, useId, useRef, useState } from 'react'
import { useHref } from 'react-router'
import type { Letter } from '#app/hotel/letters/letter.ts'
import { Definitions, Total } from '#app/ui/lists.tsx'
import { requestWords as words } from '#words/request.ts'
import { LetterPicture } from './letter-picture.tsx'
import { Letterhead } from './letterhead.tsx'
import { OfferLine } from './offer-line.tsx'
import { RequestActions } from './request-actions.tsx'
import * as styles from './request-card.module.css'

/** A request that the guest keeps, set as a letter: add to calendar, print, copy, share, or send it themselves. */
export function RequestCard({ letter }: { letter: Letter }) {
  const { reference, dear, greeting, picture, facts, total, offer, code } = letter
  const card = useRef<HTMLElement>(null)
  const id = useId()
  return (
    <section ref={card} className={styles.letter} data-letter aria-labelledby={`${id} ${id}-kind`}>
      {picture && <LetterPicture {...picture} />}
      <div className={styles.sheet}>
        <Letterhead kindId={`${id}-kind`} letter={letter} />
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {words.title}
        </h2>
        <p className={styles.notSent}>{words.notSent}</p>
        <p className={styles.dear}>{dear}</p>
        <p className={styles.greeting}>{greeting}</p>
        <Definitions
          typed
          items={[{ term: words.reference, value: <b>{reference}</b> }, ...facts]}
        />
        {total && <Total {...total} />}
        <OfferLine fact={offer} />
      </div>
      <div className={styles.foot}>
        {code && <LetterCode {...code} />}
        <h3 data-screen-only>{words.send.title}</h3>
      </div>
      <RequestActions {...{ card, letter }} />
    </section>
  )
}

/** Opens the same request elsewhere. Its library comes a moment later, and the letter is whole without it. */
function LetterCode({ path, label }: NonNullable<Letter['code']>) {
  const page = useHref(path)
  const [part, setPart] = useState<typeof import('#app/ui/qr-code.tsx')>()
  useEffect(() => {
    import('#app/ui/qr-code.tsx').then(setPart, () => {})
  }, [])

  return (
    <div className={styles.code}>
      {part && <part.QrCode address={location.origin + page} label={label} />}
    </div>
  )
}
