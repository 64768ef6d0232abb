import { type ReactNode, useEffect, useState } from 'react'
import { queryTab, usePageQuery } from '#app/browser/use-page-query.ts'
import { findPlace } from '#app/content/places.ts'
import type { MessageEntries, RoomEntries, TableEntries } from '#app/domain/request.ts'
import { LetterView } from '#app/parts/letter/letter-view.tsx'
import { messageLetter } from '#app/sentences/letters/message.ts'
import { roomLetter } from '#app/sentences/letters/room.ts'
import { tableLetter } from '#app/sentences/letters/table.ts'
import { CheckIcon } from '#app/ui/icons/notice.tsx'
import { TabPanels } from '#app/ui/tabs.tsx'
import { showToast } from '#app/ui/toast.ts'
import { keepRequest } from '#app/visit/keep-request.ts'
import { dispatch, useVisit } from '#app/visit/store.ts'
import { contactForms } from '#words/contact.ts'
import * as styles from './forms.module.css'
import { MessageForm } from './message-form.tsx'
import { RequestForm } from './request-form.tsx'

const SUCCESS_MS = 5000

const FORMS = [{ id: 'message' }, { id: 'reservation' }] as const
type Form = (typeof FORMS)[number]['id']

/**
 * The two forms under two tabs, below the last letter of each kind. Each keeps what is typed while the other is open.
 * After sending, a message replaces both for five seconds, and the sent form is empty. A place in the URL, `?venue=`,
 * opens the request for a table.
 */
export function Forms() {
  const requests = useVisit((visit) => visit.requests)
  const query = usePageQuery()
  const place = findPlace(query[0].get('venue'))
  const [selected, choose] = queryTab('form', FORMS, query, FORMS[place ? 1 : 0])
  const [sent, setSent] = useState<Form | null>(null)
  const send = (entered: MessageEntries | RoomEntries | TableEntries) => {
    keepRequest(entered.kind, entered)
    if (entered.kind === 'room') dispatch({ type: 'forgetDays' })
    if (entered.kind === 'table') dispatch({ type: 'say', fields: { tableDay: null } })
    const form = entered.kind === 'message' ? 'message' : 'reservation'
    setSent(form)
    showToast(contactForms[form].sent) // the letter fills the window above the message
  }

  useEffect(() => {
    if (!sent) return
    const timer = setTimeout(() => setSent(null), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [sent])

  const panel = (id: Form, form: ReactNode) => ({
    id,
    title: contactForms[id].title,
    panel: <Replaceable by={sent && contactForms[id].sent}>{form}</Replaceable>,
  })

  return (
    <>
      <div className={styles.letters}>
        <LetterView letter={requests.message && messageLetter(requests.message)} />
        <LetterView letter={requests.room && roomLetter(requests.room)} />
        <LetterView letter={requests.table && tableLetter(requests.table)} />
      </div>
      <section
        id="write"
        tabIndex={-1}
        className={styles.sheet}
        aria-label={contactForms.label}
        data-screen-only
      >
        <TabPanels
          className={styles.tabs}
          label={contactForms.label}
          selected={selected}
          onSelect={choose}
          tabs={[
            panel('message', <MessageForm onSend={send} />),
            panel('reservation', <RequestForm key={place?.id} place={place} onSend={send} />),
          ]}
        />
      </section>
    </>
  )
}

function Replaceable({
  by,
  children,
}: {
  by: { title: string; text: string } | null
  children: ReactNode
}) {
  return (
    <>
      <div hidden={by !== null}>{children}</div>
      <div role="status">
        {by && (
          <div className={styles.message}>
            <div className={styles.knot}>
              <CheckIcon />
            </div>
            <h2>{by.title}</h2>
            <p className="lead">{by.text}</p>
            <p className="small muted">{contactForms.demonstration}</p>
          </div>
        )}
      </div>
    </>
  )
}
