import { type ComponentProps, type ReactNode, useId, useRef } from 'react'

import { contact } from '#app/content/hotel.ts'
import type { CalendarEvent } from '#app/domain/calendar-file.ts'
import { draftLine, type Fact } from '#app/domain/draft.ts'
import type { PictureData } from '#app/domain/picture.ts'

import { Definitions } from '#app/ui/lists.tsx'

import { requestWords as words } from '#words/request.ts'

import { LetterPicture } from './letter-picture.tsx'
import { Letterhead } from './letterhead.tsx'
import { OfferLine } from './offer-line.tsx'
import { RequestActions } from './request-actions.tsx'
import styles from './request-card.module.css'
import type { Stamp as StampPart } from './stamp.tsx'

/** Any name can be typed: more than this of it does not make a heading. */
const NAME_LENGTH = 60

/** A request that the guest keeps, set as a letter: add to calendar, print, copy, share, or send it themselves. */
export function RequestCard({
  reference,
  kind,
  name,
  greeting,
  stamp,
  picture,
  caption,
  facts,
  total,
  offer,
  mail,
  events,
  children,
}: {
  reference: string
  /** What is asked for: 'A stay at The Surma'. */
  kind: string
  /** Whom the letter is to; a form may leave it empty. */
  name: string
  /** The letter's one sentence. */
  greeting: string
  stamp: ComponentProps<typeof StampPart>
  picture?: PictureData | undefined
  /** What the picture shows. */
  caption?: string | undefined
  facts: readonly Fact[]
  total?: Fact | undefined
  /** What it would come to with an offer. */
  offer?: Fact | undefined
  /**
   * The lines of a mail. It is cut at 2,000 characters, and a Bengali letter takes nine: what the hotel needs to
   * answer comes first, what a guest may write at length last, and what is clear by itself has no term. The
   * guest's address comes with the mail.
   */
  mail: readonly string[]
  /** When, for the guest's calendar. Without its own title an event is what is asked for. */
  events?: readonly (Omit<CalendarEvent, 'uid' | 'title'> & { title?: string })[] | undefined
  /** What belongs to this kind of request alone, below the total. */
  children?: ReactNode
}) {
  const card = useRef<HTMLElement>(null)
  const titleId = useId()
  const subject = words.subject(kind, reference)
  const sums = [total, offer].filter((sum) => sum !== undefined)
  const text = [subject, '', ...[...sums, ...facts].map(draftLine)].join('\n')

  const dated = events?.map((event, index) => ({
    title: kind,
    ...event,
    uid: `${reference}-${index > 0 ? `${index}-` : ''}${contact.email}`,
  }))

  return (
    <section ref={card} className={styles.letter} aria-labelledby={`${titleId} ${titleId}-kind`}>
      {picture && <LetterPicture {...{ picture, caption }} />}
      <div className={styles.sheet}>
        <Letterhead kindId={`${titleId}-kind`} {...{ kind, stamp }} />
        <h2 tabIndex={-1}>
          <span id={titleId} className={styles.title}>
            {words.title}
          </span>
          <span>
            {words.dear(name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name)}
          </span>
        </h2>
        <p className={styles.greeting}>{greeting}</p>
        <Definitions
          typed
          items={[{ term: words.reference, value: <b>{reference}</b> }, ...facts]}
        />
        {total && (
          <p className={styles.total}>
            <span>{total.term}</span>
            <span className="numerals">{total.value}</span>
            <small>{words.includes}</small>
          </p>
        )}
        <OfferLine fact={offer} />
      </div>
      <div className={styles.foot}>
        {children}
        <div className={styles.send}>
          <h3>{words.send.title}</h3>
          <p>{words.notSent}</p>
        </div>
      </div>
      <RequestActions {...{ card, reference, subject, text, mail, events: dated }} />
    </section>
  )
}
