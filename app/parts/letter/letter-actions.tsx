import type { RefObject } from 'react'
import { useHref } from 'react-router'
import { printAlone } from '#app/browser/print-alone.ts'
import { contact } from '#app/content/hotel.ts'
import { mailDraft, whatsAppDraft } from '#app/domain/mail.ts'
import { type Letter, textsOf } from '#app/sentences/letters/letter.ts'
import { stayTerms } from '#app/sentences/letters/stay-lines.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { showToast } from '#app/ui/toast.ts'
import { useCopy } from '#app/ui/use-copy.tsx'
import { notFetched } from '#words/frame.ts'
import { requestWords as words } from '#words/request.ts'
import * as styles from './letter-actions.module.css'

export const importCalendar = () => import('./download-calendar.ts')

/**
 * The actions of a letter: send it, add it to a calendar, print it, copy it, share it. One that is shown to a waiter is
 * not sent.
 */
export function LetterActions({
  letter,
  section,
}: {
  letter: Letter
  section: RefObject<HTMLElement | null>
}) {
  const { subject, stays, table, path, code, isForWaiter } = letter
  const href = useHref(path ?? '')
  const url = path && location.origin + href
  const texts = textsOf(letter, url)
  const { whole } = texts
  const mail = mailDraft(contact.email, subject, texts, /Windows/.test(navigator.userAgent))
  const [copy, copied] = useCopy(whole, words)
  const shared = { title: subject, text: whole }

  return (
    <div className={styles.keep}>
      {!isForWaiter && (
        <>
          <h3 data-screen-only>{words.send.title}</h3>
          <div className={styles.links}>
            <ButtonLink to={mail.url} onClick={mail.isWhole ? undefined : copy}>
              {words.send.email}
            </ButtonLink>
            <ButtonLink variant="ghost" to={whatsAppDraft(contact.phone, whole)} target="_blank">
              {words.send.whatsApp}
            </ButtonLink>
          </div>
          {!mail.isWhole && (
            <p className="small muted" data-screen-only>
              {words.send.tooLong}
            </p>
          )}
        </>
      )}
      <div className={styles.actions}>
        {(table || stays.length > 0) && (
          <Button
            variant="ghost"
            size="small"
            onClick={() =>
              importCalendar().then(
                (module) => module.downloadCalendar(letter),
                () => showToast(notFetched),
              )
            }
          >
            {words.calendar}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={() => printAlone(section.current)}>
          {words.print}
        </Button>
        <Button variant="ghost" size="small" onClick={copy}>
          {words.copy}
        </Button>
        {!isForWaiter && navigator.canShare?.(shared) && (
          <Button
            variant="ghost"
            size="small"
            // Closing the share sheet rejects, which is not an error.
            onClick={() => navigator.share(shared).catch(() => {})}
          >
            {words.share}
          </Button>
        )}
        <p role="status" className="if-any" data-screen-only>
          {copied}
        </p>
      </div>
      <p className="small" data-paper-only>
        {stayTerms(stays, new Date()).join(' ')}
      </p>
      {url && code && (
        <div className={styles.code}>
          <QrCode url={url} label={code} />
          <p className="micro" aria-hidden="true">
            {code}
          </p>
        </div>
      )}
    </div>
  )
}
