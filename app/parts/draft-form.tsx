import { type ComponentProps, useMemo } from 'react'
import { splitName } from '#app/domain/reservation.ts'
import { type EnteredText, type Fields, Form } from '#app/ui/form.tsx'
import { dispatch, useVisit } from '#app/visit/store.ts'
import type { DraftName } from '#app/visit/visit.ts'

/**
 * A form whose entries are a draft of the visit: they are there again when the guest comes back. Who the guest is (the
 * fields name, email and phone) and what they write of their stay (`noStayTexts`) is the same in every form.
 */
export function DraftForm({
  draft: name,
  onSend,
  ...form
}: Omit<ComponentProps<typeof Form>, 'initialFields' | 'shared' | 'onEnter' | 'onSend'> & {
  draft: DraftName
  /** `empty` clears the fields and the draft. */
  onSend: (text: EnteredText, empty: () => void, form: HTMLFormElement) => void
}) {
  const { [name]: draft } = useVisit.getState().drafts
  const { firstName, lastName, email, phone } = useVisit(({ guest }) => guest)
  const { arrival, childrenAges, specialRequests } = useVisit(({ stay }) => stay)
  const shared = useMemo(
    () => ({
      ...{ name: `${firstName} ${lastName}`.trim(), email, phone },
      ...{ arrival, childrenAges, specialRequests },
    }),
    [firstName, lastName, email, phone, arrival, childrenAges, specialRequests],
  )
  const enter = (entered: Fields, changed: Fields) => {
    const { name: whole, ...said } = Object.fromEntries(
      Object.entries(entered).filter(([field]) => field in shared),
    )
    const fields = { ...said, ...(whole !== undefined && splitName(whole)) }
    if (Object.keys(fields).length > 0) dispatch({ type: 'enter', fields })
    const own = Object.entries(changed).filter(([field]) => !(field in shared))
    dispatch({ type: 'keepDraft', name, draft: Object.fromEntries(own) })
  }
  return (
    <Form
      initialFields={draft}
      shared={shared}
      onEnter={enter}
      onSend={(text, form) => {
        const empty = () => {
          form.reset()
          dispatch({ type: 'keepDraft', name, draft: {} })
        }
        onSend(text, empty, form)
      }}
      {...form}
    />
  )
}
