import { type RefObject, useContext } from 'react'
import { printAlone } from '#app/browser/print-alone.ts'
import { PartMissing } from '#app/browser/use-lazy-part.ts'
import { contact } from '#app/content/hotel.ts'
import { mailDraft, whatsAppDraft } from '#app/domain/draft.ts'
import type { Letter } from '#app/hotel/letters/letter.ts'
import { Button } from '#app/ui/button.tsx'
import { useCopy } from '#app/ui/use-copy.tsx'
import { common } from '#words/common.ts'
import { requestWords as words } from '#words/request.ts'
import * as styles from './request-actions.module.css'

export const importCalendar = () => import('./download-calendar.ts')

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
  const onMissing = useContext(PartMissing)

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
              importCalendar().then((part) => part.downloadCalendar(events, reference), onMissing)
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
