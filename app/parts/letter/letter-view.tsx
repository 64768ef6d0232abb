import { useEffect, useId, useRef, useState } from 'react'
import { contact } from '#app/content/hotel.ts'
import { DietNote } from '#app/parts/diet/diet-note.tsx'
import { OfferLine } from '#app/parts/offer-line.tsx'
import type { Letter } from '#app/sentences/letters/letter.ts'
import { Mark } from '#app/ui/icons/mark.tsx'
import { Definitions, Total } from '#app/ui/lists.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { common } from '#words/common.ts'
import { address, hotel } from '#words/hotel.ts'
import { requestWords as words } from '#words/request.ts'
import { importCalendar, LetterActions } from './letter-actions.tsx'
import * as styles from './letter-view.module.css'

/** The references of the letters that have been announced. */
const announced = new Set<string>()

/**
 * The place of a request as a letter, which the guest keeps and sends. A new letter takes the focus to its heading, and
 * is announced. On paper it has the hotel's address, what it asks, and what the guest has to know on the way.
 */
export function LetterView({ letter }: { letter: Letter | undefined }) {
  const reference = letter?.reference
  const [latest, setLatest] = useState<string>()
  const [ornaments, setOrnaments] = useState<typeof import('./ornaments.ts')>()
  const section = useRef<HTMLElement>(null)
  const id = useId()
  const isNew = reference !== undefined && reference === latest
  useEffect(() => {
    if (!reference) return
    import('./ornaments.ts').then(setOrnaments, () => {})
    if (announced.has(reference)) return
    announced.add(reference)
    setLatest(reference)
  }, [reference])
  useEffect(() => {
    importCalendar().catch(() => {}) // so that the letter works without a connection
  }, [])
  useEffect(() => {
    if (!isNew) return
    // After the page's own move, back to its first step or to a message.
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: 'start' })
      const title = section.current?.querySelector('h2')
      title?.focus({ preventScroll: true })
      title?.scrollIntoView({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [isNew, reference])

  return (
    <div>
      {letter && (
        <section
          ref={section}
          className={styles.letter}
          data-letter
          aria-labelledby={`${id} ${id}-title`}
        >
          <div className={styles.border}>
            {ornaments && <ornaments.SewnReference reference={letter.reference} />}
          </div>
          {letter.picture && (
            <Picture source={letter.picture} sizes="100vw" className={styles.picture} />
          )}
          <div className={styles.sheet}>
            <div className={styles.head}>
              <div className={styles.house}>
                <Mark />
                <b>{hotel.name}</b>
                <p className="small" data-paper-only>{`${address.street}, ${address.town}`}</p>
                <p className="small" data-paper-only>{`${contact.phone} · ${contact.email}`}</p>
                <p id={`${id}-title`} className={styles.letterTitle}>
                  {letter.title}
                </p>
              </div>
              <div className={styles.stamp}>
                {ornaments && <ornaments.Stamp {...letter.stamp} />}
              </div>
            </div>
            <h2 id={id} tabIndex={-1} className={styles.title} data-screen-only>
              {words.title}
            </h2>
            <p className={styles.notSent} data-screen-only>
              {words.notSent}
            </p>
            <p className={styles.dear} data-screen-only>
              {letter.dear}
            </p>
            <p className={styles.greeting} data-screen-only>
              {letter.greeting}
            </p>
            <p className={styles.greeting} data-paper-only>
              {letter.ask}
            </p>
            {letter.readFirst.map(({ lang, text }) =>
              lang ? (
                <DietNote key={lang} {...{ lang, text }} />
              ) : (
                <p key={text} dir="auto" className={styles.message}>
                  {text}
                </p>
              ),
            )}
            <Definitions
              typed
              items={[{ term: words.reference, value: <b>{reference}</b> }, ...letter.facts]}
            />
            {letter.total && <Total {...letter.total} />}
            <OfferLine fact={letter.offer} />
          </div>
          <LetterActions key={reference} {...{ section, letter }} />
        </section>
      )}
      {/* Mounted from the start so that screen readers announce it; empty for a letter that was there before. */}
      <p role="status" className="visually-hidden">
        {isNew && common.requestReady(reference)}
      </p>
    </div>
  )
}
