import { type ReactNode, useRef, useState } from 'react'
import { type CalendarEvent, calendarFile } from '#app/domain/calendar-file.ts'
import { mailDraft, whatsAppDraft } from '#app/domain/draft.ts'
import type { PictureFiles } from '#app/domain/picture.ts'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { Definitions } from './lists.tsx'
import { Picture } from './picture.tsx'
import { printAlone } from './print-alone.ts'
import styles from './request-card.module.css'

export type RequestCardProps = {
  reference: string
  /** What is asked for: 'A stay at The Surma'. */
  kind: string
  picture?: PictureFiles | undefined
  facts: readonly { term: string; value: string }[]
  total?: { term: string; value: string } | undefined
  /** When, for the guest's calendar. */
  event?: Omit<CalendarEvent, 'uid' | 'title'> | undefined
  /** Where drafts go. */
  hotel: { email: string; phone: string }
  /** What belongs to this kind of request alone, below the total. */
  children?: ReactNode
  words: {
    title: string
    reference: string
    notSent: string
    includes: string
    calendar: string
    print: string
    copy: string
    copied: string
    notCopied: string
    share: string
    subject: (kind: string, reference: string) => string
    send: { title: string; email: string; whatsApp: string; newTab: string }
  }
}

/** A request that the guest keeps: add to calendar, print, copy, share, or send it themselves. */
export function RequestCard({
  reference,
  kind,
  picture,
  facts,
  total,
  event,
  hotel,
  words,
  children,
}: RequestCardProps) {
  const card = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const subject = words.subject(kind, reference)
  const text = [
    subject,
    '',
    ...[
      ...facts,
      ...(total ? [{ ...total, value: `${total.value} (${words.includes})` }] : []),
    ].map(({ term, value }) => `${term}: ${value}`),
  ].join('\n')

  const copy = () =>
    copyText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    )
  const shared = { title: subject, text }

  return (
    <section ref={card} id="your-request" className={styles.card} aria-labelledby="request-title">
      <h2 id="request-title" className={styles.title}>
        {words.title}
      </h2>
      {picture && <Picture source={picture} sizes="360px" alt="" />}
      <p className={styles.kind}>{kind}</p>
      <Definitions typed items={[{ term: words.reference, value: <b>{reference}</b> }, ...facts]} />
      {total && (
        <p className={styles.total}>
          <span>{total.term}</span>
          <span className="numerals">{total.value}</span>
          <small>{words.includes}</small>
        </p>
      )}
      {children}
      <Alert>{words.notSent}</Alert>
      <div className={styles.actions}>
        {event && (
          <Button
            variant="ghost"
            size="small"
            onClick={() =>
              download(
                calendarFile(
                  { ...event, uid: `${reference}-${hotel.email}`, title: kind },
                  new Date(),
                ),
                `${reference}.ics`,
              )
            }
          >
            {words.calendar}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={() => printAlone(card.current)}>
          {words.print}
        </Button>
        <Button variant="ghost" size="small" onClick={copy}>
          {words.copy}
        </Button>
        {navigator.canShare?.(shared) && (
          <Button
            variant="ghost"
            size="small"
            // Closing the share sheet rejects; that is not an error.
            onClick={() => navigator.share(shared).catch(() => {})}
          >
            {words.share}
          </Button>
        )}
        <p role="status" className={styles.status}>
          {said}
        </p>
      </div>
      <h3 className={styles.send}>{words.send.title}</h3>
      <ul className={styles.links}>
        <li>
          <a href={mailDraft(hotel.email, subject, text)}>{words.send.email}</a>
        </li>
        <li>
          <a href={whatsAppDraft(hotel.phone, text)} target="_blank" rel="noopener noreferrer">
            {words.send.whatsApp}
            <span className="visually-hidden"> {words.send.newTab}</span>
          </a>
        </li>
      </ul>
    </section>
  )
}

/** Long enough for a browser that first asks where to save the file. */
const REVOKE_MS = 60_000

function download(file: string, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}
