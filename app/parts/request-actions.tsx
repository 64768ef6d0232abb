import type { RefObject } from 'react'
import { printAlone } from '#app/browser/print-alone.ts'
import { contact } from '#app/content/hotel.ts'
import { calendarFile } from '#app/domain/calendar-file.ts'
import { mailDraft, whatsAppDraft } from '#app/domain/draft.ts'
import type { Letter } from '#app/hotel/letters/letter.ts'
import { Button } from '#app/ui/button.tsx'
import { useCopy } from '#app/ui/use-copy.tsx'
import { common } from '#words/common.ts'
import { hotel } from '#words/hotel.ts'
import { requestWords as words } from '#words/request.ts'
import { downloadCalendar } from './download-calendar.ts'
import styles from './request-actions.module.css'

/** What a guest can do with a request: send it, add it to their calendar, print it, copy it, share it. */
export function RequestActions({
  letter: { reference, subject, text, mail, events },
  card,
}: {
  letter: Letter
  /** What is printed. */
  card: RefObject<HTMLElement | null>
}) {
  const [copy, said] = useCopy(text, words)
  const shared = { title: subject, text }

  return (
    <div className={styles.keep}>
      <div className={styles.links}>
        <a className={styles.button} href={mailDraft(contact.email, subject, mail.join('\n'))}>
          {words.send.email}
        </a>
        <a
          className={styles.button}
          href={whatsAppDraft(contact.phone, text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words.send.whatsApp}
          <span className="visually-hidden"> {common.newTab}</span>
        </a>
      </div>
      <div className={styles.actions}>
        {events.length > 0 && (
          <Button
            variant="ghost"
            size="small"
            onClick={() =>
              downloadCalendar(calendarFile(events, hotel.name, new Date()), `${reference}.ics`)
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
    </div>
  )
}
